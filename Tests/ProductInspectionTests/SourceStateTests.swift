import Findings
import InstalledProducts
import ProductInspection
import Reports
import TestFiles
import Testing

@Suite("Built tables against the sources that they were built from")
struct SourceStateTests {
  /// A project for `BuiltFiles.trips`: tables as sources, with the built texts.
  private static let project: [String: String] = [
    "bordercheck.json": manifest(),
    "App/en.lproj/Localizable.strings": "\"account.title\" = \"Account\";\n\"account.greeting %@\" = \"Hello %@\";\n",
    "App/de.lproj/Localizable.strings": "\"account.title\" = \"Konto\";\n\"account.greeting %@\" = \"Hallo %@\";\n",
    "Texts/en.lproj/Localizable.strings": "\"trip.title\" = \"Trip\";\n\"trip.from %@ to %@\" = \"%1$@ to %2$@\";\n",
    "Texts/de.lproj/Localizable.strings": "\"trip.title\" = \"Reise\";\n\"trip.from %@ to %@\" = \"%1$@ nach %2$@\";\n",
    "Checkout/Checkout.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "checkout.pay": { "extractionState": "manual", "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Bezahlen" } },
        "en": { "stringUnit": { "state": "translated", "value": "Pay" } } } } } }
    """,
  ]

  private static func manifest(checkout: String = "") -> String {
    """
    { "developmentRegion": "en",
      "owners": {
        "Trips": { "resources": ["App"], "languages": ["de"] },
        "TripTexts": { "resources": ["Texts"], "bundle": "Trips_TripTexts.bundle", "languages": ["de"] },
        "Checkout": {
          "resources": ["Checkout"], "bundle": "Trips_Checkout.bundle", "languages": ["de"], \(checkout) } },
      "products": {
        "Trips": { "kind": "app", "identifier": "com.example.trips", "embeds": ["TripTexts", "Checkout"],
                   "contains": ["TripWidget"] },
        "TripWidget": { "kind": "extension", "identifier": "com.example.trips.widget", "embeds": ["TripTexts"] } } }
    """
  }

  /// What is found with some files of the project or the product changed.
  private func findings(
    _ rule: String, sources: [String: String] = [:], _ change: (inout BuiltFiles) -> Void = { _ in }
  ) async throws -> [Finding] {
    try await ScratchProject.with(Self.project.merging(sources) { $1 }) { project in
      try await Inspecting.report(of: BuiltFiles.trips.changed(change)) { $0.project = project.folder }
        .findings.filter { $0.rule == rule }
    }
  }

  static let rules = [
    "language-lost-in-build", "key-lost-in-build", "product-older-than-source", "catalog-in-no-product",
    "catalog-in-every-product", "catalog-owned-twice", "duplicate-table", "products-differ", "unused-weight",
  ]

  @Test(arguments: rules) func `a product of its sources gives nothing`(_ rule: String) async throws {
    #expect(try await findings(rule).map(\.message) == [])
  }

  // MARK: - Languages

  @Test func `a lost language is one finding for all copies, where it stands in the sources`() async throws {
    let found = try await findings("language-lost-in-build") { files in
      files.remove("Trips_TripTexts.bundle/de.lproj")
      files.remove("PlugIns/TripWidget.appex/Trips_TripTexts.bundle/de.lproj")
    }
    #expect(found.count == 1)
    #expect(found.first?.owner == "TripTexts")
    #expect(found.first?.language == "de")
    #expect(found.first?.severity == .error)
    #expect(found.first?.message.contains("German (2 texts)") == true)
    #expect(found.first?.message.contains("TripWidget (Trips_TripTexts.bundle)") == true)
    #expect(found.first?.place?.file.hasSuffix("Texts/de.lproj/Localizable.strings") == true)
    #expect(found.first?.place?.line == 2)
  }

  @Test func `a language that is lost in one copy names that product`() async throws {
    let found = try await findings("language-lost-in-build") { files in
      files.remove("PlugIns/TripWidget.appex/Trips_TripTexts.bundle/de.lproj")
    }
    #expect(found.map(\.product) == ["TripWidget"])
  }

  @Test func `a language that nobody requires is a warning, and of somebody else's package a note`() async throws {
    let french = ["Texts/fr.lproj/Localizable.strings": "\"trip.title\" = \"Voyage\";\n"]
    #expect(try await findings("language-lost-in-build", sources: french).map(\.severity) == [.warning])
    let external = [
      "bordercheck.json": Self.manifest(checkout: "\"external\": true"),
      "Checkout/Checkout.xcstrings": try #require(Self.project["Checkout/Checkout.xcstrings"])
        .replacing("\"de\":", with: "\"fr\":"),
    ]
    #expect(try await findings("language-lost-in-build", sources: external).map(\.severity) == [.note])
  }

  // MARK: - Keys

  @Test func `a few lost keys are told one by one`() async throws {
    let found = try await findings("key-lost-in-build") { files in
      files.strings("Trips_TripTexts.bundle/de.lproj/Localizable.strings", ["trip.title": "Reise"])
    }
    #expect(found.map(\.key) == ["trip.from %@ to %@"])
    #expect(found.first?.product == "Trips")
    #expect(found.first?.language == "de")
    #expect(found.first?.table == "Localizable")
  }

  @Test func `many lost keys of a language are one finding`() async throws {
    let lines = (1...21).map { "\"trip.more\($0)\" = \"Mehr \($0)\";\n" }.joined()
    let german = try #require(Self.project["Texts/de.lproj/Localizable.strings"]) + lines
    let found = try await findings("key-lost-in-build", sources: ["Texts/de.lproj/Localizable.strings": german])
    #expect(found.count == 1)
    #expect(found.first?.key == nil)
    #expect(found.first?.message.contains("21 keys, such as \"trip.more1\"") == true)
    #expect(found.first?.place?.line == 3)
  }

  @Test func `a damaged table and a raw catalog are told by their own rules`() async throws {
    let damaged = try await findings("key-lost-in-build") {
      $0.text("Trips_TripTexts.bundle/de.lproj/Localizable.strings", "\"trip.title\" = \"Rei")
    }
    #expect(damaged.isEmpty)
    let raw = try await findings("key-lost-in-build") {
      $0.text("Trips_Checkout.bundle/Checkout.xcstrings", Self.project["Checkout/Checkout.xcstrings"] ?? "")
      $0.remove("Trips_Checkout.bundle/de.lproj")
    }
    #expect(raw.isEmpty)
  }

  // MARK: - Values

  @Test func `texts that differ are counted with one example`() async throws {
    let found = try await findings("product-older-than-source") { files in
      files.strings(
        "Trips_TripTexts.bundle/de.lproj/Localizable.strings",
        ["trip.title": "Fahrt", "trip.from %@ to %@": "%1$@–%2$@"])
    }
    #expect(found.count == 1)
    #expect(found.first?.severity == .warning)
    #expect(found.first?.product == "Trips")
    #expect(found.first?.language == "de")
    #expect(found.first?.message.contains("has 2 texts of TripTexts otherwise than its sources, German (de)") == true)
    let example = "people read \"%1$@–%2$@\" for \"trip.from %@ to %@\", where the source says \"%1$@ nach %2$@\""
    #expect(found.first?.message.contains(example) == true)
  }

  // MARK: - Membership

  @Test func `a table that no product has is found at its source`() async throws {
    let found = try await findings("catalog-in-no-product") { $0.remove("Trips_Checkout.bundle") }
    #expect(found.map(\.owner) == ["Checkout"])
    #expect(found.first?.table == "Checkout")
    #expect(found.first?.severity == .error)
    #expect(found.first?.place?.file.hasSuffix("Checkout/Checkout.xcstrings") == true)
  }

  @Test func `a package's table that is only in the app is told as such`() async throws {
    let found = try await findings("catalog-owned-twice") { files in
      files.remove("Trips_Checkout.bundle")
      files.strings("en.lproj/Checkout.strings", ["checkout.pay": "Pay"])
    }
    #expect(found.map(\.product) == ["Trips"])
    #expect(found.first?.owner == "Checkout")
    #expect(found.first?.message.contains("and not in Trips_Checkout.bundle") == true)
  }

  @Test func `the findings are the same at every run`() async throws {
    var messages: Set<[String]> = []
    for _ in 0..<4 {
      let found = try await findings("key-lost-in-build") { files in
        files.strings("Trips_TripTexts.bundle/de.lproj/Localizable.strings", ["trip.title": "Reise"])
        files.strings("de.lproj/Localizable.strings", ["account.title": "Konto"])
      }
      messages.insert(found.map(\.message))
    }
    #expect(messages.count == 1)
  }
}
