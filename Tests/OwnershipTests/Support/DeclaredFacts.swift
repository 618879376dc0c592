import Findings
import Ownership
import OwnershipManifest
import Projects

/// Facts of a project that was never on a disk: owners with one catalog each, and what a project file declares.
enum DeclaredFacts {
  static let xcode = "Trips.xcodeproj"

  /// Owner and product `name`, with a catalog `name/Localizable.xcstrings` in English and German.
  static func facts(
    owners: [String], products: [String], targets: [DeclaredTarget], sources: [ProjectFile] = [],
    notices: [ProjectNotice] = []
  ) -> CheckFacts {
    var manifest = Manifest(file: "bordercheck.json", folder: "/project", developmentRegion: "en")
    manifest.owners = owners.map(owner)
    manifest.products = products.map { name in
      var product = Product(
        name: name, place: SourcePlace(file: "bordercheck.json"), kind: .app, identifier: "com.example.\(name)")
      product.embeds = owners.filter { !products.contains($0) }
      return product
    }
    return CheckFacts(
      manifest: manifest, declared: DeclaredProject(targets: targets, sources: sources, notices: notices),
      tables: manifest.owners.map { table($0) })
  }

  /// A target of an Xcode project with these resources.
  static func target(
    _ name: String, _ kind: DeclaredTarget.Kind = .app, in file: String = xcode, _ resources: String...
  ) -> DeclaredTarget {
    var target = DeclaredTarget(name: name, kind: kind, place: SourcePlace(file: file, line: 1))
    target.resources = resources.map { DeclaredResource(path: $0) }
    return target
  }

  static func table(_ owner: Owner, named name: String = "Localizable") -> CheckedTable {
    let file = "\(owner.name)/\(name).xcstrings"
    let place = SourcePlace(file: file, line: 3)
    let entry = CheckedEntry(
      key: "\(owner.name).title", place: place, extractionState: "manual",
      localizations: ["de", "en"].map { language in
        CheckedLocalization(
          language: language, place: place,
          leaves: [CheckedLeaf(path: [], text: "\(owner.name) \(language)", state: "translated", place: place)])
      })
    return CheckedTable(
      owner: owner, languages: OwnerLanguages(owner: owner, developmentRegion: "en"), name: name, files: [file],
      source: .legacy, sourceLanguage: "en", entries: [entry])
  }

  private static func owner(_ name: String) -> Owner {
    var owner = Owner(name: name, place: SourcePlace(file: "bordercheck.json"), resources: [name], bundle: ".")
    owner.languages = ["de"]
    return owner
  }
}
