import Findings
import Foundation
import Reports
import TestFiles
import Testing

@Suite("Two files for one table, copies of one bundle, and what nobody reads")
struct ProductCopyTests {
  private func findings(
    _ rule: String, _ change: (inout BuiltFiles) -> Void
  ) async throws -> [Finding] {
    try await Inspecting.report(of: BuiltFiles.trips.changed(change)).findings.filter { $0.rule == rule }
  }

  private let copy = "PlugIns/TripWidget.appex/Trips_TripTexts.bundle"

  // MARK: - Two files

  @Test func `a table outside of any folder hides those of the languages`() async throws {
    let found = try await findings("duplicate-table") {
      $0.strings("Trips_Checkout.bundle/Checkout.strings", ["checkout.pay": "Pay"])
    }
    #expect(found.count == 1)
    #expect(found.first?.product == "Trips")
    #expect(found.first?.table == "Checkout")
    #expect(found.first?.severity == .error)
    #expect(found.first?.place?.file == "Trips.app/Trips_Checkout.bundle/Checkout.strings")
    #expect(found.first?.message.contains("de.lproj and en.lproj") == true)
  }

  // MARK: - Copies

  @Test func `copies that differ are one finding with everything that differs, languages first`() async throws {
    let found = try await findings("products-differ") { files in
      files.strings("Trips_TripTexts.bundle/fr.lproj/Localizable.strings", ["trip.title": "Voyage"])
      files.strings("\(copy)/de.lproj/Localizable.strings", ["trip.title": "Fahrt", "trip.from %@ to %@": "%1$@–%2$@"])
    }
    #expect(found.count == 1)
    #expect(found.first?.product == "TripWidget")
    #expect(found.first?.severity == .warning)
    #expect(found.first?.place?.file == "Trips.app/\(copy)")
    let message = found.first?.message ?? ""
    let parts = message.components(separatedBy: "; ")
    #expect(parts.first?.hasSuffix("only Trips has French (fr)") == true, "\(message)")
    #expect(parts.last?.hasPrefix("2 texts differ: ") == true, "\(message)")
  }

  @Test func `the older copy is named where versions tell`() async throws {
    let found = try await findings("products-differ") { files in
      var info = BuiltFiles.packageInfo("trips.TripTexts.resources")
      info["CFBundleShortVersionString"] = "1.9"
      files.list("\(copy)/Info.plist", info)
      info["CFBundleShortVersionString"] = "1.10"
      files.list("Trips_TripTexts.bundle/Info.plist", info)
      files.strings(
        "\(copy)/de.lproj/Localizable.strings", ["trip.title": "Fahrt", "trip.from %@ to %@": "%1$@ nach %2$@"])
    }
    #expect(found.first?.message.contains("that of TripWidget is the older one, 1.9 before 1.10") == true)
  }

  @Test func `a plural that differs is told by the form that does`() async throws {
    let found = try await findings("products-differ") { files in
      let forms = ["one": "Ankunft in %lld Minute", "other": "Ankunft nach %lld Minuten"]
      files.plurals("\(copy)/de.lproj/Localizable.stringsdict", ["trip.arrivesIn %lld": forms])
    }
    #expect(found.first?.message.contains("\"Ankunft nach %lld Minuten\" in TripWidget") == true)
  }

  @Test func `another build number alone is no difference`() async throws {
    let found = try await findings("products-differ") { files in
      var info = BuiltFiles.packageInfo("trips.TripTexts.resources")
      info["CFBundleVersion"] = "12"
      files.list("\(copy)/Info.plist", info)
    }
    #expect(found.isEmpty)
  }

  @Test func `two apps side by side are no family`() async throws {
    let other = BuiltFiles.trips.changed { files in
      files.list("Info.plist", BuiltFiles.info("com.example.other", "Other"))
      files.remove("PlugIns")
      files.strings("Trips_Checkout.bundle/de.lproj/Checkout.strings", ["checkout.pay": "Zahlen"])
    }
    var files = BuiltFiles()
    files.add(.trips, at: "Trips.app")
    files.add(other, at: "Other.app")
    let found = try await Inspecting.report(of: files, as: "Products").findings
    #expect(!found.contains { $0.rule == "products-differ" })
  }

  @Test func `a copy without any table is told by what it lacks`() async throws {
    let found = try await findings("products-differ") { files in
      files.remove("\(copy)/de.lproj")
      files.remove("\(copy)/en.lproj")
    }
    #expect(found.first?.message.contains("only Trips has German (de) and English (en)") == true)
  }

  // MARK: - Weight

  @Test func `a language that the app does not offer weighs its file's bytes`() async throws {
    let table = "Trips_Checkout.bundle/fr.lproj/Checkout.strings"
    let files = BuiltFiles.trips.changed { $0.strings(table, ["checkout.pay": "Payer"]) }
    let found = try await Inspecting.report(of: files).findings.filter { $0.rule == "unused-weight" }
    #expect(found.count == 1)
    #expect(found.first?.severity == .note)
    #expect(found.first?.product == "Trips")
    #expect(found.first?.language == "fr")
    let bytes = files.files[table]?.count ?? 0
    #expect(found.first?.message.hasPrefix("\(bytes) bytes of Trips_Checkout.bundle in Trips") == true)
    #expect(found.first?.message.contains("it needs de and en alone") == true)
  }
}
