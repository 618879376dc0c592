import ManifestDrafts
import OwnershipManifest
import Projects
import TestFiles
import Testing

/// Which languages a draft makes required, by how much of an owner they have and what the project says of them.
@Suite struct LanguageCoverageTests {
  private static let keys = (1...40).map { "trip.k\($0)" }

  /// An app with one catalog of 40 keys, of which German and French have some, and a project that lists these regions.
  private static func owner(de: Int, fr: Int, regions: String, more: [String: String] = [:]) async throws
    -> (required: [String], optional: [String])
  {
    let files = [
      "App/Localizable.xcstrings": PackageFixture.catalog(keys, de: de, fr: fr),
      "Trips.xcodeproj/project.pbxproj": project(regions, ["App/Localizable.xcstrings"] + more.keys.sorted()),
    ].merging(more) { $1 }
    return try await ScratchProject.with(files) { project in
      let declared = ProjectReader.read(folder: project.folder)
      let owner = try #require(ManifestDrafting(folder: project.folder, declared: declared).draft().owners.first)
      return (owner.languages.value, owner.optionalLanguages)
    }
  }

  private static func project(_ regions: String, _ files: [String]) -> String {
    let references = files.enumerated().map { index, path in
      "F\(index) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };\n"
        + "B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };"
    }
    let list = { (letter: String) in files.indices.map { "\(letter)\($0)" }.joined(separator: ", ") }
    return """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = { isa = PBXProject; developmentRegion = en; knownRegions = (\(regions)); mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(list("F"))); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R); };
        R = { isa = PBXResourcesBuildPhase; files = (\(list("B"))); };
        \(references.joined(separator: "\n"))
      }; }
      """
  }

  @Test func `folders with old names are declared as Apple writes languages today, so that the draft can be read`()
    async throws
  {
    let folders = ["Base", "English", "German", "es-419", "iw", "no", "pt_br", "sr-Latn", "zh_CN", "zh_TW"]
    let tables = folders.map { ("Sources/K/\($0).lproj/Localizable.strings", "\"k.a\" = \"A\";") }
    let files = Dictionary(uniqueKeysWithValues: tables).merging([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "K", defaultLocalization: "English", targets: [.target(name: "K")])
      """
    ]) { $1 }
    try await ScratchProject.with(files) { project in
      let declared = ProjectReader.read(folder: project.folder)
      let draft = ManifestDrafting(folder: project.folder, declared: declared).draft()
      #expect(draft.developmentRegion.value == "en")
      let owner = try #require(draft.owners.first)
      #expect(owner.languages.value == ["de", "es-419", "iw", "no", "pt-BR", "sr-Latn", "zh-CN", "zh-TW"])
      try project.write(ManifestDraftText(draft).text, to: "bordercheck.json")
      _ = try Project.load(project.folder)
    }
  }

  @Test func `a language with 19 keys in 20 is required, one with 9 in 10 where the project lists it`() async throws {
    let listed = try await Self.owner(de: 38, fr: 35, regions: "en, Base, de, fr")
    #expect(listed.required == ["de"] && listed.optional == ["fr"])
    let nearly = try await Self.owner(de: 36, fr: 35, regions: "en, Base, de, fr")
    #expect(nearly.required == ["de"] && nearly.optional == ["fr"])
  }

  @Test func `a language that the app's own project does not list is a trial`() async throws {
    let trial = try await Self.owner(de: 40, fr: 40, regions: "en, Base, de")
    #expect(trial.required == ["de"] && trial.optional == ["fr"])
  }

  @Test func `a table that nobody has begun to translate takes no language from the others`() async throws {
    let debug = PackageFixture.catalog((1...40).map { "debug.k\($0)" }, de: 0, fr: 0)
    let found = try await Self.owner(
      de: 40, fr: 40, regions: "en, Base, de, fr", more: ["App/Debug.xcstrings": debug])
    #expect(found.required == ["de", "fr"] && found.optional == [])
  }
}
