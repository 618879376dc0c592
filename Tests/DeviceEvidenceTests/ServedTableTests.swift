import Foundation
import HostEvidence
import TestFiles
import Testing

@testable import DeviceEvidence

/// Where no system says which file a text came from, it is found as this package's own look-ups find it.
@Suite struct ServedTableTests {
  @Test(arguments: ["de", "en", "fr"]) func `the file is the one that look-ups say`(_ language: String) async throws {
    var files = InstalledTrips.files
    files["App.app/Trips.bundle/Root.strings"] = #""root.title" = "For everybody";"#
    files["App.app/Trips.bundle/Base.lproj/Base.strings"] = #""base.title" = "Base";"#
    files["App.app/Trips.bundle/en.lproj/Base.strings"] = #""base.title" = "English";"#
    try await ScratchProject.with(files) { folder in
      let tables = [
        ("Localizable", "trip.title"), ("Localizable", "trip.arrivesIn %lld"), ("Localizable", "trip.same"),
        ("Root", "root.title"), ("Base", "base.title"), ("Absent", "x"),
      ]
      let messages = tables.map { TestedMessage($1, table: $0) }
      let records = try Reader.of(language) {
        try InstalledTrips.product(in: folder.folder).evidence(of: [(InstalledTrips.trips, messages)]).records
      }
      let choice = try #require(records.choices.first { $0.bundle == "Trips.bundle" })
      for observation in records.observations {
        let served = ServedTable(
          observation.table, key: observation.key, in: folder.folder + "/App.app/Trips.bundle",
          searchList: choice.searchList)
        #expect(served?.file == observation.file, "\(observation)")
        #expect(served?.localization == observation.resolvedLocale)
      }
      #expect(records.observations.count == messages.count)
    }
  }
}
