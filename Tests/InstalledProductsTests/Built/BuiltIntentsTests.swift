import InstalledProducts
import TestFiles
import Testing

@Suite struct BuiltIntentsTests {
  private static let metadata = """
    {
      "actions": {
        "BookTrip": {
          "title": {"key": "Book", "alternatives": []}, "isDiscoverable": true,
          "descriptionMetadata": {"descriptionText": {"key": "Books a trip"}, "searchKeywords": []},
          "parameters": [{"name": "day", "title": {"key": "Day", "table": "Actions", "defaultValue": "The day"}}],
          "visibilityMetadata": {"assistantOnly": false, "isDiscoverable": true}
        },
        "Refresh": {"title": {"key": "Refresh"}, "visibilityMetadata": {"isDiscoverable": false}}
      },
      "enums": [{"identifier": "Seat", "displayTypeName": {"key": "Seat"}, "cases": [
        {"identifier": "aisle", "displayRepresentation": {"title": {"key": "Aisle", "bundleURL": "file:///a/T.bundle/"}}}
      ]}],
      "entities": {"Trip": {"displayTypeName": {"key": "…"}, "properties": [{"identifier": "to", "title": {"key": "To"}}]}},
      "autoShortcuts": [{"actionIdentifier": "BookTrip", "phraseTemplates": [{"key": "Book in ${applicationName}"}]}],
      "version": 1
    }
    """

  private static func intents(_ text: String, at path: String) async throws -> BuiltIntents? {
    let files = BuiltFiles.trips.changed { $0.text(path, text) }
    return try await files.with("Trips.app") { folder in
      try await BuiltTree(reading: ProductFiles(folder: folder), jobs: 1).products.first?.main.intents
    }
  }

  private static let place = "Metadata.appintents/extract.actionsdata"

  @Test func `every text that a person sees is read with its table, default and bundle`() async throws {
    let read = try #require(try await Self.intents(Self.metadata, at: Self.place))
    #expect(read.problem == nil)
    #expect(read.texts.map(\.key) == ["Book", "Books a trip", "Day", "Seat", "Aisle", "To"])
    #expect(
      read.texts.map(\.table) == ["Localizable", "Localizable", "Actions"] + Array(repeating: "Localizable", count: 3))
    #expect(read.texts[2].defaultText == "The day")
    #expect(read.texts[2].subject == "parameter day of BookTrip")
    #expect(read.texts.map(\.bundle) == [nil, nil, nil, nil, "T.bundle", nil])
    #expect(read.shortcuts == [.init(action: "BookTrip", phrases: ["Book in ${applicationName}"])])
  }

  @Test func `an app for the Mac has the file among its resources`() async throws {
    var files = BuiltFiles()
    files.list("Contents/Info.plist", BuiltFiles.info("com.example.trips", "Trips"))
    files.text("Contents/Resources/\(Self.place)", Self.metadata)
    let read = try await files.with("Trips.app") { folder in
      try await BuiltTree(reading: ProductFiles(folder: folder), jobs: 1).products.first?.main.intents
    }
    #expect(read?.path == "Contents/Resources/\(Self.place)")
    #expect(read?.texts.count == 6)
  }

  @Test func `a product without metadata has none`() async throws {
    #expect(try await Self.intents("text", at: "notes.txt") == nil)
  }

  @Test(arguments: ["{\"actions\": ", "[]", "", "{\"actions\": {}} x"]) func `a damaged file says so`(_ text: String)
    async throws
  {
    let read = try #require(try await Self.intents(text, at: Self.place))
    #expect(read.problem != nil)
    #expect(read.texts.isEmpty)
  }

  @Test func `members of another shape are left out`() async throws {
    let text =
      "{\"actions\": [1], \"enums\": {\"a\": 1}, \"entities\": null, \"autoShortcuts\": [null, {\"shortTitle\": 3}]}"
    let read = try #require(try await Self.intents(text, at: Self.place))
    #expect(read.problem == nil)
    #expect(read.texts.isEmpty)
  }
}
