import Findings
import Migration
import Ownership
import OwnershipManifest
import Testing

@Suite struct DuplicateKindTests {
  private static func kind(_ key: String, comment: String? = nil, table: String = "Localizable") -> DuplicateKind {
    let place = SourcePlace(file: "App/\(table).strings")
    let entry = CheckedEntry(key: key, place: place, comment: comment)
    let owner = Owner(name: "App", place: SourcePlace(file: "bordercheck.json"), resources: ["App"], bundle: ".")
    let checked = CheckedTable(
      owner: owner, languages: OwnerLanguages(owner: owner, developmentRegion: "en"), name: table, files: [place.file],
      source: .legacy, sourceLanguage: "en", entries: [entry])
    return DuplicateKind(of: entry, in: checked)
  }

  @Test(arguments: ["trip.title", "trip_title", "trip.arrivesIn %lld"])
  func `a name with parts is an identifier`(_ key: String) { #expect(Self.kind(key) == .identifier) }

  @Test(arguments: ["OK", "Your trips", "%@, %@", "Done"])
  func `a sentence, a word and mere arguments are prose`(_ key: String) { #expect(Self.kind(key) == .prose) }

  @Test func `an object of an Interface Builder file is told by its key, or by its comment`() {
    #expect(Self.kind("gHH-BV-5kP.title") == .interfaceBuilder)
    let comment = "Class = \"NSMenuItem\"; title = \"Undo\"; ObjectID = \"1179\";"
    #expect(Self.kind("1179.title", comment: comment) == .interfaceBuilder)
  }

  @Test(arguments: ["InfoPlist", "App-InfoPlist", "AppShortcuts"])
  func `whatever a system table has is the system's`(_ table: String) {
    #expect(Self.kind("OK", table: table) == .system)
  }
}
