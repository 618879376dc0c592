import Findings
import HostEvidence
import ProductInspection
import Reports
import TestFiles
import Testing

@Suite("What is no defect of a product, or one and not many")
struct ProportionTests {
  private static let manyLanguages = [
    "ar", "ca", "cs", "da", "el", "en", "es", "fi", "fr", "he", "hr", "hu", "it", "ja", "ko", "nb",
  ]

  /// A bundle with one text in many languages.
  private static func library(_ identifier: String) -> BuiltFiles {
    var files = BuiltFiles()
    files.list("Info.plist", BuiltFiles.packageInfo(identifier))
    for language in manyLanguages { files.strings("\(language).lproj/Pay.strings", ["pay.card": "card \(language)"]) }
    return files
  }

  @Test(arguments: ["org.cocoapods.PayKit", "com.paykit.ui.PayKit", "paykit.PayKit.resources"])
  func `somebody else's bundle in many languages is one note`(_ identifier: String) async throws {
    let report = try await Inspecting.report(
      of: BuiltFiles.trips.changed { $0.add(Self.library(identifier), at: "PayKit.bundle") })
    let found = report.findings.filter { $0.rule == "language-not-claimed" }
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.owner == "PayKit")
    #expect(found.first?.message.contains("ar, ca, cs, da, el and 10 more") == true)
    #expect(report.verdict == .clean)
  }

  @Test func `the app's own bundle is told of language by language`() async throws {
    let report = try await Inspecting.report(
      of: BuiltFiles.trips.changed { $0.add(Self.library("com.example.trips.pay"), at: "PayKit.bundle") })
    let found = report.findings.filter { $0.rule == "language-not-claimed" }
    #expect(found.count == Self.manyLanguages.count - 1)
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test func `a key that the source language lacks is one finding, whatever languages others have`() async throws {
    let files = BuiltFiles.trips.changed {
      $0.add(Self.library("org.cocoapods.PayKit"), at: "PayKit.bundle")
      $0.strings(
        "de.lproj/Localizable.strings",
        [
          "account.title": "Konto", "account.greeting %@": "Hallo %@", "account.close": "Schließen",
        ])
      $0.strings("de.lproj/Extra.strings", ["extra.title": "Mehr"])
    }
    let found = try await Inspecting.report(of: files).findings.filter { $0.severity == .error }
    #expect(found.map(\.rule) == ["raw-key-shown", "source-language-has-no-table"])
    #expect(found.map(\.language) == ["en", "en"])
  }

  @Test(arguments: [
    ("Base.lproj/Main.storyboardc/Info.plist", "Main", "x3v-GG-iWU.title"),
    ("Base.lproj/Main.nib", "Main", "112.title"),
    ("Base.lproj/Interface.plist", "Interface", "x3v-GG-iWU.text"),
    ("Base.lproj/Main.storyboardc/Info.plist", "Main", "menu-item.ibShadowedLabels[0]"),
    ("en.lproj/Main.nib", "Main", "F8S-1C-qgz.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]"),
    ("Base.lproj/Intents.intentdefinition", "Intents", "aB3xZ9"),
  ])
  func `the source text of a table may be in the file that its keys come from`(
    _ source: String, _ table: String, _ key: String
  ) async throws {
    let report = try await Inspecting.report(
      of: BuiltFiles.trips.changed {
        $0.text(source, "bytes")
        $0.strings("de.lproj/\(table).strings", [key: "Titel"])
      })
    #expect(report.findings.filter { $0.severity > .note }.map(\.message) == [])
  }

  @Test func `a regional table with the words that differ is enough where keys are the words`() async throws {
    let words = ["Color": "Color", "Hello there": "Hello there"]
    func report(_ parent: [String: String]) async throws -> Report {
      try await Inspecting.report(
        of: BuiltFiles.trips.changed {
          $0.strings("en.lproj/Words.strings", parent)
          $0.strings("de.lproj/Words.strings", ["Color": "Farbe", "Hello there": "Hallo"])
          for table in ["Localizable", "InfoPlist"] {
            $0.strings(
              "en-GB.lproj/\(table).strings",
              [
                "account.title": "Account", "account.greeting %@": "Hello %@", "CFBundleDisplayName": "Trips",
              ])
          }
          $0.strings("en-GB.lproj/Words.strings", ["Color": "Colour"])
        })
    }
    let same = try await report(words).findings.filter { $0.rule == "variant-shadows-parent" }
    #expect(same.map(\.message) == [])
    let other = try await report(words.merging(["Hello there": "Hello, you"]) { $1 }).findings
    #expect(other.contains { $0.rule == "variant-shadows-parent" && $0.key == "Hello there" })
  }

  @Test func `a catalog beside its compiled tables harms no reader`() async throws {
    let report = try await Inspecting.report(
      of: BuiltFiles.trips.changed {
        $0.text("Localizable.xcstrings", #"{"sourceLanguage": "en", "version": "1.0", "strings": {}}"#)
      })
    #expect(report.findings.map(\.rule) == ["duplicate-table"])
    #expect(report.findings.map(\.severity) == [.warning])
  }

  @Test(arguments: ["en_US", "en-US"])
  func `texts in the folder of a language serve the region that they are developed in`(region: String) async throws {
    let report = try await Inspecting.report(
      of: BuiltFiles.trips.changed {
        let info = BuiltFiles.info("com.example.trips", "Trips").merging(["CFBundleDevelopmentRegion": region]) { $1 }
        $0.list("Info.plist", info)
      })
    #expect(report.findings.filter { $0.severity > .note }.map(\.message) == [])
  }

  @Test func `a folder whose name is no language is nobody's language`() async throws {
    let report = try await Inspecting.report(
      of: BuiltFiles.trips.changed {
        for name in ["-", "a b", "😀", "C", ""] {
          $0.strings("\(name).lproj/Localizable.strings", ["account.title": "?", "account.greeting %@": ""])
        }
      })
    #expect(!report.findings.contains { ["value-empty", "folder-case-mismatch", "legacy-tag"].contains($0.rule) })
    #expect(!report.observations.contains { $0.cell.contains("/-/") })
  }
}
