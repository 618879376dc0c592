import Findings
import Ownership
import ProductInspection
import Reports
import TestFiles
import Testing

@Suite("Gaps planted into a built app, which no look-up of the app meets")
struct PlantedGapTests {
  /// What one defect must be told as: all of these, in one finding.
  struct Gap: Sendable, CustomTestStringConvertible {
    var rule: String
    var severity: Severity = .error
    var product = "Trips"
    var owner: String? = "Trips"
    var table: String?
    var key: String?
    var language: String?
    /// The file that the finding names.
    var file: String
    /// What a person reads, among other things, is in the message.
    var shown: String
    var plant: @Sendable (inout BuiltFiles) -> Void

    var testDescription: String { "\(rule): \(file)" }
  }

  private static let widget = "PlugIns/TripWidget.appex"
  private static let intents = "Metadata.appintents/extract.actionsdata"

  static let gaps: [Gap] = [
    Gap(
      rule: "language-over-claimed", severity: .warning, language: "fr", file: "Trips.app/Info.plist",
      shown: "whoever chooses French reads English"
    ) {
      $0.list(
        "Info.plist",
        BuiltFiles.info("com.example.trips", "Trips").merging(["CFBundleLocalizations": ["en", "de", "fr"]]) { $1 })
    },
    Gap(
      rule: "language-parity", product: "TripWidget", owner: "TripWidget", language: "de",
      file: "Trips.app/PlugIns/TripWidget.appex/Info.plist",
      shown: "its own texts in English and Trips_TripTexts in German with extensionGate open"
    ) { $0.remove("\(widget)/de.lproj") },
    Gap(
      rule: "language-parity", severity: .warning, owner: "Trips_Checkout", language: "de",
      file: "Trips.app/Trips_Checkout.bundle/Info.plist", shown: "in English on a screen that is not"
    ) { $0.remove("Trips_Checkout.bundle/de.lproj") },
    Gap(
      rule: "source-language-only-in-base", severity: .warning, language: "en",
      file: "Trips.app/Base.lproj/Localizable.strings", shown: "a reader of English and German may be shown German"
    ) {
      $0.remove("en.lproj")
      $0.strings("Base.lproj/Localizable.strings", ["account.title": "Account", "account.greeting %@": "Hello %@"])
    },
    Gap(
      rule: "system-table-absent", table: "InfoPlist", key: "CFBundleDisplayName", language: "de",
      file: "Trips.app/en.lproj/InfoPlist.strings", shown: "a reader of German reads \"Trips\" as its name"
    ) { $0.remove("de.lproj/InfoPlist.strings") },
    Gap(
      rule: "system-table-absent", table: "InfoPlist", key: "NSCameraUsageDescription", language: "de",
      file: "Trips.app/de.lproj/InfoPlist.strings", shown: "reads \"Scans tickets\" as a permission prompt"
    ) {
      var info = BuiltFiles.info("com.example.trips", "Trips")
      info["NSCameraUsageDescription"] = "Scans tickets"
      $0.list("Info.plist", info)
      $0.strings(
        "en.lproj/InfoPlist.strings",
        [
          "CFBundleDisplayName": "Trips", "NSCameraUsageDescription": "Scans tickets",
        ])
    },
    Gap(
      rule: "system-table-absent", product: "TripWidget", owner: "TripWidget", table: "Localizable", key: "Next trip",
      language: "de", file: "Trips.app/PlugIns/TripWidget.appex/de.lproj/Localizable.strings",
      shown: "reads \"Next trip\" in Shortcuts and Siri as the title of ShowTrip"
    ) { $0.text("\(widget)/\(intents)", "{\"actions\": {\"ShowTrip\": {\"title\": {\"key\": \"Next trip\"}}}}") },
    Gap(
      rule: "system-table-absent", owner: "Settings", table: "Root", key: "Sound", language: "de",
      file: "Trips.app/Settings.bundle/en.lproj/Root.strings", shown: "reads \"Sounds\" in Settings"
    ) {
      $0.list(
        "Settings.bundle/Root.plist",
        [
          "StringsTable": "Root", "PreferenceSpecifiers": [["Type": "PSToggleSwitchSpecifier", "Title": "Sound"]],
        ])
      $0.strings("Settings.bundle/en.lproj/Root.strings", ["Sound": "Sounds"])
    },
    Gap(
      rule: "system-table-misplaced", owner: "Trips_TripTexts", table: "InfoPlist",
      file: "Trips.app/Trips_TripTexts.bundle/de.lproj/InfoPlist.strings", shown: "NSCameraUsageDescription"
    ) {
      $0.strings("Trips_TripTexts.bundle/de.lproj/InfoPlist.strings", ["NSCameraUsageDescription": "Liest Fahrkarten"])
    },
    Gap(
      rule: "info-unreadable", product: "TripWidget", owner: "TripWidget",
      file: "Trips.app/PlugIns/TripWidget.appex/Info.plist", shown: "cannot be read"
    ) { $0.bytes("\(widget)/Info.plist", [0x62, 0x70, 0x6C, 0x69, 0x73, 0x74, 0x30, 0x30]) },
    Gap(
      rule: "info-unreadable", table: "extract.actionsdata", file: "Trips.app/Metadata.appintents/extract.actionsdata",
      shown: "not in Shortcuts or Siri"
    ) { $0.text(intents, "{\"actions\": [") },
    Gap(
      rule: "table-unreadable", table: "InfoPlist", language: "de", file: "Trips.app/de.lproj/InfoPlist.strings",
      shown: "a reader of German gets none of its texts"
    ) { $0.text("de.lproj/InfoPlist.strings", "\"CFBundleDisplayName\" = \"Reisen") },
    Gap(
      rule: "table-unreadable", owner: "Trips_Checkout", table: "Help",
      file: "Trips.app/Trips_Checkout.bundle/Help.loctable", shown: "a reader of any language"
    ) { $0.text("Trips_Checkout.bundle/Help.loctable", "damaged") },
  ]

  @Test(arguments: gaps) func `a planted gap is one finding at its place`(_ gap: Gap) async throws {
    let report = try await Inspecting.report(of: BuiltFiles.trips.changed(gap.plant))
    let found = report.findings.filter { $0.rule == gap.rule && $0.product == gap.product && $0.owner == gap.owner }
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.severity == gap.severity)
    #expect(finding.table == gap.table)
    #expect(finding.key == gap.key)
    #expect(finding.language == gap.language)
    #expect(finding.place?.file == gap.file)
    #expect(finding.message.contains(gap.shown), "\(finding.message)")
    #expect(!finding.remedy.isEmpty)
    #expect(finding.reproduce.starts(with: ["bordercheck", "inspect", "Trips.app"]))
  }

  @Test func `a damaged table that is looked up is one finding`() async throws {
    let report = try await Inspecting.report(
      of: BuiltFiles.trips.changed { $0.text("de.lproj/Localizable.strings", "\"account.title\" = \"Konto") })
    #expect(report.findings.map(\.rule) == ["table-unreadable"])
  }

  @Test func `a damaged file leaves the rest inspected`() async throws {
    let report = try await Inspecting.report(
      of: BuiltFiles.trips.changed {
        $0.text("Trips_Checkout.bundle/Info.plist", "damaged")
        $0.strings("Trips_TripTexts.bundle/de.lproj/Localizable.strings", ["trip.title": "Reise"])
      })
    #expect(report.findings.contains { $0.rule == "info-unreadable" && $0.owner == "Trips_Checkout" })
    #expect(report.findings.contains { $0.owner == "Trips_TripTexts" && $0.key == "trip.from %@ to %@" })
  }

  @Test func `a language of which an action has nothing is one finding, not one for each text`() async throws {
    let texts = ["Book", "Cancel", "Change", "Find"].map { "\"\($0)\": {\"title\": {\"key\": \"\($0) a trip\"}}" }
    let report = try await Inspecting.report(
      of: BuiltFiles.trips.changed {
        $0.text("Metadata.appintents/extract.actionsdata", "{\"actions\": {\(texts.joined(separator: ", "))}}")
      })
    #expect(report.findings.map { [$0.rule, $0.key, $0.language] } == [["system-table-absent", nil, "de"]])
    #expect(report.findings.first?.message.contains("\"Book a trip\", \"Cancel a trip\"") == true)
  }

  @Test func `with a manifest its names count, and what is external is a note`() async throws {
    let project = [
      "App/en.lproj/Localizable.strings": "\"account.title\" = \"Account\";\n",
      "bordercheck.json": """
      {
        "developmentRegion": "en",
        "owners": { "App": { "resources": ["App"] }, "Pay": { "resources": [], "external": true, "bundle": "Trips_Checkout.bundle" } },
        "products": { "App": { "kind": "app", "identifier": "com.example.trips", "embeds": ["Pay"] } }
      }
      """,
    ]
    let found = try await ScratchProject.with(project) { project in
      try await Inspecting.report(
        of: BuiltFiles.trips.changed {
          $0.remove("Trips_Checkout.bundle/de.lproj")
          $0.remove("de.lproj/InfoPlist.strings")
        }
      ) { $0.project = project.folder }.findings
    }
    let parity = found.filter { $0.rule == "language-parity" }
    #expect(parity.map { [$0.product, $0.owner, $0.language] } == [["App", "Pay", "de"]])
    #expect(parity.map(\.severity) == [.note])
    #expect(found.filter { $0.rule == "system-table-absent" }.map(\.product) == ["App"])
  }

  @Test func `the same tree gives the same findings`() async throws {
    let files = Self.gaps.reduce(into: BuiltFiles.trips) { $1.plant(&$0) }
    let first = try await Inspecting.report(of: files).findings.map(\.message)
    #expect(try await Inspecting.report(of: files).findings.map(\.message) == first)
    #expect(!first.isEmpty)
  }
}
