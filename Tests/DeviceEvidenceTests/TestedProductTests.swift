import DeviceEvidence
import Foundation
import HostEvidence
import TestFiles
import Testing

@Suite struct TestedProductTests {
  private let trips = InstalledTrips.trips

  /// What is wrong with the answers, and what was shown.
  private func ask(
    _ message: TestedMessage, of owner: TestedOwner = InstalledTrips.trips, as languages: String,
    changing change: (inout [String: String]) -> Void = { _ in }
  ) async throws -> (values: [String?], problems: [String?]) {
    var files = InstalledTrips.files
    change(&files)
    let answers = try await ScratchProject.with(files) { folder in
      try Reader.of(languages) { try InstalledTrips.product(in: folder.folder).ask(message, of: owner) }
    }
    return (answers.map(\.value), answers.map(\.problem))
  }

  @Test func `a message comes from its owner's bundle in the reader's language, once for each list of arguments`()
    async throws
  {
    let title = try await ask(InstalledTrips.title, as: "de")
    #expect(title.values == ["Deine Reise"])
    #expect(title.problems == [nil])
    let arrival = try await ask(InstalledTrips.arrival, as: "en")
    #expect(arrival.values == ["Arrives in 1 minute", "Arrives in 5 minutes"])
    #expect(arrival.problems == [nil, nil])
  }

  @Test func `a key that is shown is a problem, unless the project accepts it in that language`() async throws {
    let message =
      "App shows \"trip.same\" for \"trip.same\" of Trips: no table Localizable of \"Trips.bundle\" that a "
      + "reader of de gets has it"
    #expect(try await ask(TestedMessage("trip.same"), as: "de").problems == [message])
    #expect(try await ask(TestedMessage("trip.same", acceptedIn: ["de"]), as: "de").problems == [nil])
    #expect(try await ask(TestedMessage("trip.same", acceptedIn: ["*"]), as: "de").problems == [nil])
    #expect(try await ask(TestedMessage("trip.same", acceptedIn: ["ru"]), as: "de").problems == [message])
    #expect(try await ask(TestedMessage("trip.same"), as: "en").problems == [nil])
  }

  @Test func `the text of the code is right where it is the source`() async throws {
    let message = TestedMessage("Pay now", default: "Pay at once", isInSource: false)
    #expect(try await ask(message, as: "en") == (["Pay at once"], [nil]))
    let german = try await ask(message, as: "de")
    #expect(german.values == ["Pay at once"])
    #expect(german.problems.first??.contains("no table Localizable") == true)
  }

  @Test func `another language than the reader's is a problem, a variant of it is none`() async throws {
    let unclaimed = try await ask(InstalledTrips.title, as: "de") { files in
      files["App.app/Info.plist"]?.replace("<string>de</string>", with: "")
      files["App.app/de.lproj/Localizable.strings"] = nil
    }
    #expect(
      unclaimed.problems == [
        "App shows \"Your trip\" for \"trip.title\" of Trips from en, where a reader of de should get de"
      ])
    let austrian = try await ask(InstalledTrips.title, as: "de-AT") { files in
      files["App.app/Info.plist"]?.replace("<string>de</string>", with: "<string>de-AT</string>")
      files["App.app/Trips.bundle/de-AT.lproj/Localizable.strings"] =
        files["App.app/Trips.bundle/de.lproj/Localizable.strings"]
      files["App.app/Trips.bundle/de.lproj/Localizable.strings"] = nil
      files["App.app/Trips.bundle/de.lproj/Localizable.stringsdict"] = nil
    }
    #expect(austrian.problems == [nil])
  }

  @Test func `a bundle that is not there is a problem`() async throws {
    let missing = TestedOwner("Trips", bundle: "Other.bundle", languages: ["en"])
    #expect(
      try await ask(InstalledTrips.title, of: missing, as: "de").problems == [
        "App has no bundle \"Other.bundle\" of Trips"
      ])
  }

  @Test func `the main bundle answers for no other owner but where a copy lies there`() async throws {
    try await ScratchProject.with(InstalledTrips.files) { folder in
      let product = InstalledTrips.product(in: folder.folder)
      let stray = try Reader.of("de") { try product.askMainBundle(InstalledTrips.title, of: trips) }
      #expect(stray == [])
    }
    var files = InstalledTrips.files
    files["App.app/de.lproj/Localizable.strings"] = #""trip.title" = "Reise";"#
    try await ScratchProject.with(files) { folder in
      let product = InstalledTrips.product(in: folder.folder)
      let stray = try Reader.of("de") { try product.askMainBundle(InstalledTrips.title, of: trips) }
      #expect(stray.map(\.value) == ["Reise"])
      let accepted = TestedMessage("trip.title", mayBeCopied: true)
      let passed = try Reader.of("de") { try product.askMainBundle(accepted, of: trips) }
      #expect(passed == [])
    }
  }

  @Test func `a product that is not in the process is an error that says what to do`() async throws {
    try await ScratchProject.with([:]) { folder in
      let error = #expect(throws: TestedProductError.self) {
        try InstalledTrips.product(in: folder.folder).ask(InstalledTrips.title, of: trips)
      }
      #expect(error?.description.contains("set BORDERCHECK_APPLICATIONS to a folder that has App.app") == true)
    }
  }
}
