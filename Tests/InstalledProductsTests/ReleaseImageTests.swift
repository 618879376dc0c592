import Findings
import Foundation
import InstalledProducts
import LocalizationRuntime
import OwnershipManifest
import PositionedJSON
import StringCatalogs
import TestFiles
import Testing

@Suite struct ReleaseImageTests {
  /// The project of the first replay: an app in English, a library that is also in German.
  static func files(
    k: String = "", h: String = "", products: String = "", owners: String = ""
  ) -> [String: String] {
    [
      "H/en.lproj/Localizable.strings": ProjectFolder.strings(["a": "A-en"]),
      "K/en.lproj/Localizable.strings": ProjectFolder.strings(["k": "K-en"]),
      "K/de.lproj/Localizable.strings": ProjectFolder.strings(["k": "K-de"]),
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { "H": { "resources": ["H"] }, "K": { "resources": ["K"], "languages": ["de"]\(k) }\(owners) },
        "products": { "H": { "kind": "app", "embeds": ["K"]\(h) }\(products) } }
      """,
    ]
  }

  static func text(_ table: TableFile<StringsTable>?, _ key: String) -> String? {
    if case .entries(let entries) = table { entries[key] } else { nil }
  }

  @Test func `the first replay's app has its table, the library's bundle and two Info lists`() throws {
    let folder = try ProjectFolder(Self.files())
    let image = try folder.image()
    #expect(image.products.map(\.path) == ["H.app"])
    #expect(
      image.products[0].files.map(\.path) == [
        "Info.plist", "K.bundle/Info.plist", "K.bundle/de.lproj/Localizable.strings",
        "K.bundle/en.lproj/Localizable.strings", "en.lproj/Localizable.strings",
      ])
    let product = try #require(image.installed.product("H"))
    #expect(product.identifier == "bordercheck.H")
    #expect(product.bundles.map(\.path) == [".", "K.bundle"])
    #expect(product.bundles.map(\.identifier) == ["bordercheck.H", "bordercheck.K"])
    #expect(product.bundles.map(\.owners) == [["H"], ["K"]])
    #expect(product.bundles[1].description == BundleDescription(developmentRegion: "en", folders: ["de", "en"]))
    #expect(Self.text(product.bundles[1].tables.strings("Localizable", localization: "de"), "k") == "K-de")
    #expect(image.installed.place(owner: "K", table: "Localizable", key: "k")?.file == "K/en.lproj/Localizable.strings")
    #expect(image.installed.place(owner: "K", table: "Localizable", key: "k")?.line == 1)
  }

  @Test func `an Info list is laid over what the bundle has anyway, and null removes`() throws {
    let info = #", "info": {"CFBundleAllowMixedLocalizations": true, "CFBundleLocalizations": ["en", "fr"], "N": "x"}"#
    let extensions = #"""
      , "W": {"kind": "extension", "info": {"CFBundleDevelopmentRegion": null}}, "T": {"kind": "tool"}
      """#
    let folder = try ProjectFolder(
      Self.files(
        k: #", "info": {"CFBundleIdentifier": "org.k", "CFBundleDevelopmentRegion": "de"}"#,
        h: info + #", "contains": ["W"]"#, products: extensions))
    let installed = try folder.image().installed
    let main = try #require(installed.product("H")?.mainBundle)
    #expect(main.description.allowsMixedLocalizations)
    #expect(main.description.declaredLocalizations == ["en", "fr"])
    #expect(main.infoStrings["N"] == "x")
    let library = try #require(installed.product("H")?.bundle("K.bundle"))
    #expect(library.identifier == "org.k")
    #expect(library.description.developmentRegion == "de")
    let widget = try #require(installed.product("W"))
    #expect(widget.path == "H.app/PlugIns/W.appex")
    #expect(widget.identifier == "bordercheck.H.W")
    #expect(widget.mainBundle?.description.followsParent == true)
    #expect(widget.mainBundle?.description.developmentRegion == nil)
    let tool = try #require(installed.product("T")?.mainBundle)
    #expect(tool.identifier == nil && tool.description.developmentRegion == nil)
  }

  @Test func `an Info list from a file is taken as it is with build variables filled in`() throws {
    var files = Self.files(h: #", "info": "Info.plist""#)
    files["Info.plist"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleName</key><string>The ${PRODUCT_NAME} app</string>
      <key>CFBundleURLTypes</key><array><dict><key>Id</key><string>$(PRODUCT_NAME)</string></dict></array>
      </dict></plist>
      """
    let folder = try ProjectFolder(files)
    let image = try folder.image()
    let main = try #require(image.installed.product("H")?.mainBundle)
    #expect(main.identifier == "bordercheck.H")
    #expect(main.description.developmentRegion == "en")
    #expect(main.infoStrings["CFBundleName"] == "The H app")
    guard case .bytes(let bytes) = image.products[0].files.first(where: { $0.path == "Info.plist" })?.content else {
      Issue.record("the Info.plist is no file of its own")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self).contains("<string>H</string>"))
  }

  @Test func `an Info list that is none is an error in its file`() throws {
    var files = Self.files(h: #", "info": "Info.plist""#)
    files["Info.plist"] = "nonsense: {"
    let folder = try ProjectFolder(files)
    let error = try #require(throws: InputErrors.self) { try folder.image() }
    #expect(error.description.hasPrefix("Info.plist:1:1: error: this is no Info.plist"))
  }

  @Test func `loose tables lie at the root and folder names stay letter for letter`() throws {
    let folder = try ProjectFolder([
      "R/Root.strings": ProjectFolder.strings(["r": "root"]),
      "R/zh-hans.lproj/T.strings": ProjectFolder.strings(["t": "z"]),
      "R/German.lproj/Main.storyboard": "<x/>", "R/Deep/en.lproj/No.strings": "", "R/readme.txt": "",
      "Own/EN.lproj/T.strings": ProjectFolder.strings(["t": "e"]), "Loose.stringsdict": "",
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": {"K": {"resources": ["R", "Own/EN.lproj", "Loose.stringsdict"], "bundle": "Frameworks/K.framework"}},
        "products": {"H": {"kind": "app", "embeds": ["K"]}} }
      """,
    ])
    let image = try folder.image()
    let prefix = "Frameworks/K.framework"
    #expect(
      image.products[0].files.map(\.path) == [
        "\(prefix)/EN.lproj/T.strings", "\(prefix)/German.lproj/Main.storyboard", "\(prefix)/Info.plist",
        "\(prefix)/Loose.stringsdict", "\(prefix)/Root.strings", "\(prefix)/zh-hans.lproj/T.strings", "Info.plist",
      ])
    let bundle = try #require(image.installed.product("H")?.bundle(prefix))
    #expect(bundle.description.folders == ["EN", "German", "zh-hans"])
    #expect(Self.text(bundle.tables.strings("Root", localization: ""), "r") == "root")
  }

  @Test func `a catalog is compiled once, or copied as it is`() throws {
    let catalog = ProjectFolder.catalog(["k": ["en": "K-en", "de": "K-de"], "only": ["en": "O"], "none": [:]])
    for compiles in [true, false] {
      let folder = try ProjectFolder([
        "K/Localizable.xcstrings": catalog,
        "bordercheck.json": """
        { "developmentRegion": "en", "owners": {"K": {"resources": ["K"], "compile": \(compiles)}},
          "products": {"H": {"kind": "app", "embeds": ["K"]}, "I": {"kind": "app", "embeds": ["K"]}} }
        """,
      ])
      let image = try folder.image()
      let bundle = try #require(image.installed.product("I")?.bundle("K.bundle"))
      #expect(bundle.rawCatalogs == (compiles ? [] : ["Localizable"]))
      #expect(bundle.description.folders == (compiles ? ["de", "en"] : []))
      #expect(Self.text(bundle.tables.strings("Localizable", localization: "de"), "k") == (compiles ? "K-de" : nil))
      #expect(image.owners["K"]?.keys["Localizable"] == ["k", "only", "none"])
      let place = image.installed.place(owner: "K", table: "Localizable", key: "only")
      #expect(place?.file == "K/Localizable.xcstrings" && place?.line == 2 && place?.column == 1)
      let names = image.products.map { $0.files.map(\.path).filter { $0.hasPrefix("K.bundle/") } }
      #expect(names[0] == names[1])
      #expect(names[0].contains("K.bundle/Localizable.xcstrings") == !compiles)
    }
  }

  @Test func `a catalog that cannot be compiled is an error with its place, a broken table is not`() throws {
    let folder = try ProjectFolder([
      "K/Localizable.xcstrings": "{\n \"sourceLanguage\": \"en\", \"strings\": {}, ",
      "L/T.xcstrings": #"{"strings": {}}"#,
      "L/en.lproj/Old.strings": "\"a\" = ;",
      "bordercheck.json": """
      { "developmentRegion": "en", "owners": {"K": {"resources": ["K"]}, "L": {"resources": ["L"]}},
        "products": {"H": {"kind": "app", "embeds": ["K", "L"]}} }
      """,
    ])
    let error = try #require(throws: InputErrors.self) { try folder.image() }
    #expect(Set(error.errors.map(\.file)) == ["K/Localizable.xcstrings", "L/T.xcstrings"])
    #expect(error.errors.first?.line == 2)
  }

  @Test func `a table that does not parse is installed for the run to find`() throws {
    var files = Self.files()
    files["K/de.lproj/Localizable.strings"] = "\"a\" = ;"
    let folder = try ProjectFolder(files)
    let bundle = try #require(try folder.image().installed.product("H")?.bundle("K.bundle"))
    guard case .unreadable = bundle.tables.strings("Localizable", localization: "de") else {
      Issue.record("the broken table is not unreadable")
      return
    }
    #expect(bundle.description.folders == ["de", "en"])
  }

  @Test func `of two owners with one table in one bundle the later stands, and that is noted`() throws {
    let folder = try ProjectFolder(Self.files(k: #", "bundle": ".""#))
    let image = try folder.image()
    #expect(
      image.installed.notes == [
        AssemblyNote(product: "H", bundle: ".", table: "Localizable", owner: "K", overwritten: "H")
      ])
    let main = try #require(image.installed.product("H")?.mainBundle)
    #expect(main.owners == ["H", "K"])
    #expect(Self.text(main.tables.strings("Localizable", localization: "en"), "a") == nil)
    #expect(Self.text(main.tables.strings("Localizable", localization: "en"), "k") == "K-en")
  }

  @Test func `an extension reaches the bundles of its app and of other apps by paths`() throws {
    let folder = try ProjectFolder(
      Self.files(
        h: #", "contains": ["W"]"#, products: #", "W": {"kind": "extension"}, "O": {"kind": "app", "embeds": ["K"]}"#))
    let installed = try folder.image().installed
    let found = ["../..", "../../K.bundle", "../../../O.app/K.bundle", ".", "K.bundle", "../../../../x"].map { path in
      installed.bundle(asked: path, from: "W").map { "\($0.product.name) \($0.bundle.path)" }
    }
    #expect(found == ["H .", "H K.bundle", "O K.bundle", "W .", nil, nil])
  }
}
