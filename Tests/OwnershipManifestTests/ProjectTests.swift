import Findings
import HostEvidence
import LocaleMatrix
import OwnershipManifest
import PositionedJSON
import TestFiles
import Testing

@Suite struct ProjectTests {
  /// The manifest example of the file formats, word for word.
  static let example = """
    {
      "developmentRegion": "en",
      "owners": {
        "AppShell": { "resources": ["App/Resources"], "keyPrefixes": ["account."], "languages": ["de"] },
        "SharedTripUI": {
          "resources": ["Packages/SharedTripUI/Sources/SharedTripUI/Resources"],
          "sources": ["Packages/SharedTripUI/Sources"],
          "bundle": "Trips_SharedTripUI.bundle",
          "keyPrefixes": ["trip."], "accessors": ["TripCopy"], "languages": ["de", "ru"],
        },
        // legacy tables: en.lproj/Map.strings, de.lproj/Map.strings, inside a framework of the app
        "Map": { "resources": ["Vendor/Map"], "bundle": "Frameworks/Map.framework/MapStrings.bundle", "languages": ["de"] },
      },
      "products": {
        "AppShell": {
          "kind": "app", "identifier": "com.example.trips",
          "info": { "CFBundleLocalizations": ["en", "de"] },
          "embeds": ["SharedTripUI", "Map"], "contains": ["TripWidget"],
        },
        "TripWidget": { "kind": "extension", "info": { "CFBundleLocalizations": ["en", "de"] }, "embeds": ["SharedTripUI"] },
        "SharedTripUIHost": { "kind": "test-host", "executable": "SharedTripUIHost", "embeds": ["SharedTripUI"] },
      },
      "messages": [
        { "owner": "AppShell", "key": "account.*" },
        { "owner": "SharedTripUI", "key": "trip.arrivesIn %lld", "arguments": [[1], [5]], "in": [
          { "product": "AppShell", "surface": "Trip header" },
          { "product": "TripWidget", "surface": "Arrival line", "persists": "text" } ] },
        { "owner": "Map", "table": "Map", "key": "map.title", "in": [
          { "product": "AppShell" },
          { "product": "TripWidget", "asks": "../../Frameworks/Map.framework/MapStrings.bundle" } ] },
      ],
      "exceptions": [
        { "rule": "unexpected-fallback", "owner": "Map", "language": "ru", "resolvedLocale": "en",
          "reason": "the vendor ships English and German only", "approvedBy": "maps team", "expires": "never" },
      ],
      "releases": { "1.0": "Releases/1.0" },
    }
    """

  static let exampleFiles = [
    "bordercheck.json": example,
    "App/Resources/x.strings": "", "Packages/SharedTripUI/Sources/SharedTripUI/Resources/x.strings": "",
    "Vendor/Map/en.lproj/Map.strings": "",
    "Releases/1.0/bordercheck.json": #"{"developmentRegion": "en", "owners": {"A": {"resources": ["R"]}}}"#,
    "Releases/1.0/R/x.strings": "",
  ]

  @Test func `the example of the format is read whole`() throws {
    let folder = try ProjectFolder(Self.exampleFiles)
    let project = try Project.load(folder.path)
    let manifest = project.manifest
    #expect(manifest.owners.map(\.name) == ["AppShell", "SharedTripUI", "Map"])
    #expect(
      manifest.owners.map(\.bundle) == [
        ".", "Trips_SharedTripUI.bundle", "Frameworks/Map.framework/MapStrings.bundle",
      ])
    #expect(manifest.owner("SharedTripUI")?.languages == ["de", "ru"])
    #expect(manifest.owner("SharedTripUI")?.accessors == ["TripCopy"])
    #expect(manifest.owner("SharedTripUI")?.place == SourcePlace(file: "bordercheck.json", line: 5, column: 5))
    #expect(
      manifest.products.map(\.identifier) == [
        "com.example.trips", "com.example.trips.TripWidget", "bordercheck.SharedTripUIHost",
      ])
    #expect(
      manifest.products.map { manifest.path(of: $0) } == [
        "AppShell.app", "AppShell.app/PlugIns/TripWidget.appex", "SharedTripUIHost.app",
      ])
    #expect(
      manifest.product("TripWidget")?.info
        == .object(["CFBundleLocalizations": .array([.string("en"), .string("de")])]))
    #expect(
      manifest.products.map { manifest.owners(in: $0).map(\.name) } == [
        ["AppShell", "SharedTripUI", "Map"], ["SharedTripUI"], ["SharedTripUI"],
      ])
    let messages = try #require(manifest.messages)
    #expect(messages.map(\.table) == ["Localizable", "Localizable", "Map"])
    #expect(messages[1].arguments == [[.integer(1)], [.integer(5)]])
    #expect(messages[1].presentations?[1].persists == .text)
    #expect(messages[2].presentations?[1].asks == .path("../../Frameworks/Map.framework/MapStrings.bundle"))
    #expect(manifest.exceptions[0].expires == nil)
    #expect(project.releases["1.0"]?.owners[0].place.file == "Releases/1.0/bordercheck.json")
  }

  @Test func `a manifest that says only what it must has the defaults of the format`() throws {
    let folder = try ProjectFolder([
      "bordercheck.json": #"{"developmentRegion": "en", "owners": {"K": {"resources": ["K"]}}}"#, "K/x.strings": "",
    ])
    let project = try Project.load(folder.path + "/bordercheck.json")
    let owner = try #require(project.manifest.owners.first)
    #expect(owner.bundle == "K.bundle")
    #expect(owner.info == .object([:]))
    #expect(owner.compiles && !owner.isExternal && owner.access == .accessor)
    #expect(owner.languages.isEmpty && owner.optionalLanguages.isEmpty)
    let manifest = project.manifest
    #expect(manifest.products.isEmpty && manifest.messages == nil && manifest.exceptions.isEmpty)
    #expect(manifest.rules.isEmpty && manifest.matrix == "Matrix" && manifest.releases.isEmpty)
    #expect(manifest.profiles.keys.sorted() == ["pr", "release"])
    #expect(project.scenarios.map(\.name) == ["every-language"])
  }

  @Test func `without a matrix the languages that owners must have are the entries`() throws {
    let folder = try ProjectFolder([
      "bordercheck.json": """
      {"developmentRegion": "en", "owners": {"K": {"resources": ["K"], "languages": ["ru", "de"]},
       "L": {"resources": ["K"], "languages": ["de", "en"]}}, "products": {"H": {"kind": "app", "embeds": ["K"]}}}
      """, "K/x.strings": "",
    ])
    let project = try Project.load(folder.path)
    #expect(project.scenarios[0].entries == [["en"], ["de"], ["ru"]])
    #expect(project.cellNames == ["every-language/de/3/H", "every-language/en/3/H", "every-language/ru/3/H"])
  }

  @Test func `the first replay's project is read as it is written`() throws {
    let folder = try ProjectFolder([
      "H/en.lproj/Localizable.strings": #""a" = "A-en";"#, "K/en.lproj/Localizable.strings": #""k" = "K-en";"#,
      "K/de.lproj/Localizable.strings": #""k" = "K-de";"#,
      "Matrix/german.json":
        #"{"languages": ["de"], "steps": [{"languages": "each"}, {"install": "current"}, {"launch": "all"}]}"#,
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { "H": { "resources": ["H"] }, "K": { "resources": ["K"], "languages": ["de"] } },
        "products": { "H": { "kind": "app", "embeds": ["K"] } } }
      """,
    ])
    let project = try Project.load(folder.path + "/")
    #expect(project.manifest.owners.map(\.bundle) == [".", "K.bundle"])
    #expect(project.cellNames == ["german/de/3/H"])
  }

  @Test func `the digest of the matrix is that of the evidence example`() {
    var manifest = Manifest(file: "bordercheck.json", folder: ".", developmentRegion: "en")
    manifest.products = ["AppShell", "TripWidget"].map {
      Product(name: $0, place: SourcePlace(file: "bordercheck.json"), kind: .app, identifier: $0)
    }
    let scenario = Scenario(
      name: "non-default-language", entries: [["de"]],
      steps: [.languages(.each), .install(release: "current"), .launch(.all)])
    #expect(Project(manifest: manifest, scenarios: [scenario]).matrixDigest == "83157e233cb6559d")
  }

  @Test func `included manifests join with owners, messages and exceptions, their paths their own`() throws {
    let folder = try ProjectFolder([
      "bordercheck.json": """
      {"developmentRegion": "en", "owners": {}, "include": ["Packages/*/bordercheck.json"],
       "products": {"B": {"kind": "app", "embeds": ["A"]}}}
      """,
      "Packages/A/bordercheck.json": """
      {"owners": {"A": {"resources": ["R", "../Shared"]}}, "products": {"Own": {"kind": "app"}},
       "messages": [{"owner": "A", "key": "a"}]}
      """, "Packages/A/R/x.strings": "", "Packages/Shared/y.strings": "",
      "Packages/B/bordercheck.json": #"{"developmentRegion": "de", "owners": {"B": {"resources": ["R"]}}}"#,
      "Packages/B/R/x.strings": "",
    ])
    let manifest = try Project.load(folder.path).manifest
    #expect(manifest.owners.map(\.name) == ["A", "B"])
    #expect(manifest.owners.map(\.bundle) == ["A.bundle", "."])
    #expect(manifest.owners[0].resources == ["Packages/A/R", "Packages/Shared"])
    #expect(manifest.products.map(\.name) == ["B"])
    #expect(manifest.messages == nil)
    #expect(manifest.includedMessages.map(\.key) == ["a"])
    #expect(manifest.includedMessages[0].place.file == "Packages/A/bordercheck.json")
  }

  @Test func `an own profile and the built-in ones stand side by side`() throws {
    let folder = try ProjectFolder([
      "bordercheck.json": """
      {"developmentRegion": "en", "owners": {}, "rules": {"key-absent": "off", "table-absent": "note"},
       "profiles": {"night": {"rules": {"legacy-tag": "error"}, "failOn": "warning"}}}
      """
    ])
    let manifest = try Project.load(folder.path).manifest
    #expect(manifest.rules == ["key-absent": Severity?.none, "table-absent": .note])
    #expect(manifest.profiles["night"] == .init(rules: ["legacy-tag": .error], failOn: .warning))
    #expect(manifest.profiles["pr"]?.rules["lang.missing"] == .note)
  }

  @Test func `default identifiers follow containment`() throws {
    let folder = try ProjectFolder([
      "bordercheck.json": """
      {"developmentRegion": "en", "owners": {}, "products": {
        "X": {"kind": "extension"}, "W": {"kind": "watch-app", "contains": ["X"]},
        "H": {"kind": "app", "contains": ["W", "C"]}, "C": {"kind": "app-clip", "identifier": "c"},
        "E": {"kind": "extensionkit-extension"}, "I": {"kind": "app", "contains": ["E"]}, "T": {"kind": "tool"}}}
      """
    ])
    let manifest = try Project.load(folder.path).manifest
    let facts = manifest.products.map { "\(manifest.path(of: $0)) \($0.identifier)" }
    #expect(
      facts == [
        "H.app/Watch/W.app/PlugIns/X.appex bordercheck.H.W.X", "H.app/Watch/W.app bordercheck.H.W",
        "H.app bordercheck.H",
        "H.app/AppClips/C.app c", "I.app/Extensions/E.appex bordercheck.I.E", "I.app bordercheck.I", "T bordercheck.T",
      ])
  }
}
