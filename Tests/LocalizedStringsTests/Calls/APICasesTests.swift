import Foundation
import HostEvidence
import LocalizedStrings
import Testing

/// The golden areas `api`, `number-api` and `localeCurrent`: situations in words, named by their ids.
@Suite struct APICasesTests {
  private final class Marker {}

  @Test func `api-01-locale-formats-only: a call's locale does not choose the language`() throws {
    let bundles = try TemporaryBundles()
    try bundles.add(
      "A.app",
      files: [
        "en.lproj/Localizable.strings": strings(["Done": "Done", "n %lld": "n %lld"]),
        "fr.lproj/Localizable.strings": strings(["Done": "Terminé", "n %lld": "n° %lld"]),
      ])
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en-US"])) {
      #expect(String(localized: "Done", locale: Locale(identifier: "fr")) == "Done")
      #expect(String(localized: "n \(1_234_567)", locale: Locale(identifier: "de_DE")) == "n 1.234.567")
    }
  }

  @Test func `api-02-lsr-locale-selects: a resource's locale chooses the language`() throws {
    let bundles = try TemporaryBundles()
    try bundles.add(
      "A.app",
      files: [
        "en.lproj/Localizable.strings": strings(["welcome": "Welcome"]),
        "de.lproj/Localizable.strings": strings(["welcome": "Willkommen"]),
      ])
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en-US"])) {
      var resource = LocalizedStringResource("welcome")
      #expect(String(localized: resource) == "Welcome")
      resource.locale = Locale(identifier: "de")
      #expect(String(localized: resource) == "Willkommen")
      resource.locale = Locale(identifier: "de_AT")
      #expect(String(localized: resource) == "Willkommen")
    }
  }

  @Test func `api-02b-lsr-unavailable-locale: a locale that no table serves leaves English`() throws {
    let bundles = try TemporaryBundles()
    var files: [String: String] = [:]
    for language in ["ar", "en", "fr", "he", "ja", "pt-BR", "ru", "sv", "uk", "zh-Hans"] {
      let value = language == "en" ? "UPPER-CASE" : language
      files["\(language).lproj/Localizable.strings"] = strings(["lower-case": value])
    }
    let path = try bundles.add("K.bundle", files: files)
    try bundles.add("A.app")
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["sk"])) {
      let resource = LocalizedStringResource(
        "lower-case", locale: Locale(identifier: "sk"), bundle: .atURL(URL(fileURLWithPath: path)))
      #expect(String(localized: resource) == "UPPER-CASE")
    }
  }

  @Test func `api-03-bundle-nil: without a bundle the main bundle's table is searched, not the package's`() throws {
    let bundles = try TemporaryBundles()
    try bundles.add("K.bundle", files: ["en.lproj/Localizable.strings": strings(["k": "K"])])
    try bundles.add("A.app")
    let package = try bundles.bundle("K.bundle")
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en"])) {
      #expect(String(localized: "k") == "k")
      #expect(String(localized: "k", bundle: package) == "K")
    }
  }

  @Test func `api-04-lsr-default-bundle: a resource names the main bundle of the process that made it`() {
    #expect(LocalizedStringResource("k").bundle == .atURL(Bundle.main.bundleURL))
    #expect(LocalizedStringResource("k", bundle: .main).bundle == .main)
  }

  @Test func `api-05-lsr-codable: a resource carries all that another process needs`() throws {
    let data = try JSONEncoder().encode(LocalizedStringResource("k"))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let carried = ["key", "table", "bundleURL", "sandboxExtensionToken", "locale", "defaultValue", "arguments"]
    #expect(carried.allSatisfy(object.keys.contains))
  }

  @Test func `api-08-attributed-markdown: Markdown in a value becomes runs`() throws {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app", files: ["en.lproj/Localizable.strings": strings(["k": "**Bold** (release)"])])
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en"])) {
      let text = AttributedString(localized: "k")
      #expect(text.runs.count == 2)
      #expect(String(text.characters) == "Bold (release)")
      #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    }
  }

  @Test func `num-20-string-format-no-locale: String(format:) without a locale writes plain digits`() {
    #expect(String(format: "%lld", 12345) == "12345")
  }

  private func inAmerica(_ body: () -> Void) throws {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app")
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en-US"], region: "US"), operation: body)
  }

  @Test func `num-21-localizedStringWithFormat: with the process's locale digits are grouped`() throws {
    try inAmerica { #expect(String.localizedStringWithFormat("%lld", 12345) == "12,345") }
  }

  @Test func `num-22-string-localized: an interpolated integer is grouped`() throws {
    try inAmerica { #expect(String(localized: "n \(12345)") == "n 12,345") }
  }

  @Test func `num-23-string-inside: an interpolated text is not, and has another key`() throws {
    try inAmerica {
      #expect(String(localized: "n \(String(12345))") == "n 12345")
      #expect(LocalizedStringResource("n \(String(12345))").key == "n %@")
    }
  }

  @Test func `locale-01: an app without localizations is English on a Spanish device`() throws {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app")
    #expect(bundles.process("A.app", user: ["es-US"]).formattingLocale == "en_US")
  }

  @Test func `locale-02: an app that only declares Spanish is Spanish`() throws {
    let bundles = try TemporaryBundles()
    try bundles.add("A.app", info: ["CFBundleLocalizations": ["es"]])
    #expect(bundles.process("A.app", user: ["es-US"]).formattingLocale == "es_US")
  }

  @Test func `inflect-03: in a language without inflection the markup goes and the words stay`() throws {
    let bundles = try TemporaryBundles()
    let value = "Осталось ^[%lld файл](inflect: true)!"
    try bundles.add("A.app", files: ["ru.lproj/Localizable.strings": strings(["left %lld": value])])
    let log = LookUpLog()
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["ru"])) {
      LookUpLog.$current.withValue(log) {
        #expect(String(AttributedString(localized: "left \(3)").characters) == "Осталось 3 файл!")
      }
    }
    #expect(log.reports.first?.diagnostics.map(\.reason) == [.notSimulated])
  }

  @Test func `In English inflection markup stays as it is, and is reported`() {
    let log = LookUpLog()
    LookUpLog.$current.withValue(log) {
      let text = AttributedString(localized: "^[\(3) item](inflect: true)")
      #expect(String(text.characters) == "^[3 item](inflect: true)")
    }
    #expect(log.reports.first?.diagnostics.map(\.reason) == [.notSimulated])
  }
}
