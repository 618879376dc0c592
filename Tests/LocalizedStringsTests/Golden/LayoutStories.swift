import Foundation
import HostEvidence
import InstalledProducts
import LocalizationRuntime
import LocalizedStrings
import OwnershipManifest
import StringCatalogs
import Testing

/// The golden area `layout`: where build systems and Xcode put things.
enum LayoutStories {
  static let all: [String: GoldenRun.Narrative] = [
    "layout-01": { try expectCopies(of: "MyKit_UI.bundle") }, "layout-02": packageManagersName,
    "layout-04": { try expectCopies(of: "MyKit_UI.bundle") }, "layout-05": onlyInTheApp,
    "layout-09": lowerCasedFolders, "layout-10": rawCatalog, "layout-11": resourceBundlesInfo, "layout-13": macLayout,
    "layout-14": { try expectOutput(of: "InfoPlist") }, "layout-15": { try expectOutput(of: "AppShortcuts") },
    "layout-16": claimedLanguages,
  ]

  // MARK: - Assembled products

  /// The files of a project with app `A`, extension `W` in it, and owner `UI`.
  private static func assembled(_ bundle: String, app: String, widget: String) throws -> ReleaseImage {
    let bundles = try TemporaryBundles()
    let path = try bundles.add(
      "Project",
      files: [
        "UI/en.lproj/Localizable.strings": strings(["k": "K"]),
        "bordercheck.json": """
        { "developmentRegion": "en",
          "owners": { "UI": { "resources": ["UI"], "bundle": "\(bundle)",
            "info": { "CFBundleIdentifier": "mykit.UI.resources" } } },
          "products": { "A": { "kind": "app", "embeds": [\(app)], "contains": ["W"] },
            "W": { "kind": "extension", "embeds": [\(widget)] } } }
        """,
      ])
    return try ReleaseImage.assemble(Project.load(path).manifest, name: "current")
  }

  /// Each bundle-type product that links the package statically has a copy of its own.
  private static func expectCopies(of bundle: String) throws {
    let image = try assembled(bundle, app: "\"UI\"", widget: "\"UI\"")
    let copies = image.products.filter { product in
      product.files.contains { $0.path == "\(bundle)/en.lproj/Localizable.strings" }
    }
    #expect(copies.map(\.path) == ["A.app", "A.app/PlugIns/W.appex"])
  }

  /// Reached through a dynamic framework alone: the app has the copy, nobody else.
  private static func onlyInTheApp() throws {
    let installed = try assembled("MyKit_UI.bundle", app: "\"UI\"", widget: "").installed
    #expect(installed.bundle(asked: "MyKit_UI.bundle", from: "A") != nil)
    #expect(installed.bundle(asked: "Frameworks/F.framework/MyKit_UI.bundle", from: "A") == nil)
    #expect(installed.bundle(asked: "MyKit_UI.bundle", from: "W") == nil)
  }

  private static func resourceBundlesInfo() throws {
    let image = try assembled("MyKit_UI.bundle", app: "\"UI\"", widget: "")
    let bundle = try #require(image.installed.bundle(asked: "MyKit_UI.bundle", from: "A")?.bundle)
    #expect(bundle.description.developmentRegion == "en")
    #expect(bundle.identifier == "mykit.UI.resources")
    #expect(bundle.infoStrings["CFBundleExecutable"] == nil)
  }

  private static func expectOutput(of table: String) throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "K"}}}}}}
      """
    let catalog = try #require(StringCatalog.read(Array(text.utf8)).catalog)
    let files = catalog.compile().tables.flatMap { $0.files(named: table, as: .text) }
    #expect(files.map(\.path) == ["de.lproj/\(table).strings"])
  }

  private static func claimedLanguages() {
    let bundle = BundleDescription(developmentRegion: "en", declaredLocalizations: ["de"], folders: ["en", "ru"])
    #expect(bundle.offers(behavior: DeviceBehavior()) == ["de", "en", "ru"])
  }

  /// A Mac bundle has its resources in a folder of its own, and so have the bundles in it.
  private static func macLayout() throws {
    let bundles = try TemporaryBundles()
    let table = ["de.lproj/Localizable.strings": strings(["k": "K-de"])]
    let inner = "Contents/Resources/MyKit_UI.bundle/Contents/Resources/"
    var files: [String: String] = [:]
    for (path, text) in table {
      files["Contents/Resources/\(path)"] = text
      files[inner + path] = text
    }
    let path = try bundles.add("A.app", files: files)
    let app = BundleFolder(path)
    #expect(app.description.folders == ["de"])
    let package = BundleFolder(path + "/Contents/Resources/MyKit_UI.bundle")
    #expect(package.description.folders == ["de"])
    guard case .entries(let entries) = DiskTables(package).strings("Localizable", localization: "de")
    else {
      Issue.record("no table")
      return
    }
    #expect(entries == ["k": "K-de"])
  }

  // MARK: - What the package manager really built: this test target's own bundle

  private static var built: URL { Bundle.module.bundleURL }

  private static func packageManagersName() {
    #expect(
      ["Bordercheck_LocalizedStringsTests.resources", "Bordercheck_LocalizedStringsTests.bundle"].contains(
        built.lastPathComponent))
  }

  /// The native build lower-cases the names of language folders, except `Base`.
  private static func lowerCasedFolders() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: built.path).filter { $0.hasSuffix(".lproj") }
    guard built.pathExtension == "resources" else { return }
    #expect(names.sorted() == ["Base.lproj", "pt-br.lproj", "zh-hans.lproj"])
  }

  /// A catalog is copied raw: every look-up in its table gives the key.
  private static func rawCatalog() {
    #expect(FileManager.default.fileExists(atPath: built.appendingPathComponent("Raw.xcstrings").path))
    #expect(String(localized: "raw.title", table: "Raw", bundle: .module) == "raw.title")
  }
}
