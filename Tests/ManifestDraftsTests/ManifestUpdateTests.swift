import ManifestDrafts
import OwnershipManifest
import PositionedJSON
import Testing

@Suite struct ManifestUpdateTests {
  private static let draft: ManifestDraft = {
    var draft = ManifestDraft(developmentRegion: Guess("en"))
    draft.owners = [
      DraftedOwner(name: "A", origin: "target A", resources: ["A"], sources: []),
      DraftedOwner(name: "B", origin: "target B", resources: ["B"], sources: []),
    ]
    return draft
  }()

  private static func updated(_ text: String) throws -> ManifestUpdate {
    try ManifestUpdate(of: Array(text.utf8), file: "bordercheck.json", by: draft)
  }

  @Test(arguments: [
    """
    {
      "developmentRegion": "en",
      "owners": {
        // ours, kept
        "A": { "resources": ["Mine"] }, // and this
      },
    }
    """,
    #"{ "developmentRegion": "en", "owners": { "A": { "resources": ["Mine"] } } }"#,
    #"{ "developmentRegion": "en", "owners": { "A": { "resources": ["Mine"] } /* , } */ , } }"#,
    #"{"developmentRegion":"en","owners":{"A":{"resources":["Mine"]}}}"#,
    #"{"owners":{"A":{"resources":["Mine"]}},"developmentRegion":"en"}"#,
  ])
  func `what is new is added, and every byte that was there stays in its order`(_ text: String) throws {
    let update = try Self.updated(text)
    #expect(update.additions == ["owner B"])
    let document = try JSONDocument(Array(update.text.utf8), dialect: .commented)
    #expect(document.root["owners"]?.members.map(\.key) == ["A", "B"])
    #expect(document.root["owners"]?["A"]?["resources"]?.elements.map(\.string) == ["Mine"])
    var rest = update.text[...]
    for character in text {
      let index = try #require(rest.firstIndex(of: character))
      rest = rest[rest.index(after: index)...]
    }
  }

  @Test func `an update of an update changes nothing`() throws {
    let once = try Self.updated(#"{ "developmentRegion": "en", "owners": {} }"#)
    #expect(once.additions == ["owner A", "owner B"])
    #expect(try Self.updated(once.text).text == once.text)
  }

  @Test(arguments: [#"{"developmentRegion":"en","owners":{}}"#, #"{"developmentRegion":"en"}"#, "{}"])
  func `owners and products are added to a manifest in one line`(_ text: String) throws {
    var draft = Self.draft
    draft.products = [DraftedProduct(name: "H", origin: "target H", kind: .app, sources: [])]
    let update = try ManifestUpdate(of: Array(text.utf8), file: "bordercheck.json", by: draft)
    let root = try JSONDocument(Array(update.text.utf8), dialect: .commented).root
    #expect(root["owners"]?.members.map(\.key) == ["A", "B"])
    #expect(root["products"]?.members.map(\.key) == ["H"])
  }

  @Test func `a manifest without owners gets them`() throws {
    let update = try Self.updated(#"{ "developmentRegion": "en" }"#)
    #expect(
      try JSONDocument(Array(update.text.utf8), dialect: .commented).root["owners"]?.members.map(\.key) == ["A", "B"])
  }

  @Test func `a manifest that is no JSON is told with its place`() {
    #expect(throws: InputErrors.self) { try Self.updated("{ \"owners\": ") }
  }
}
