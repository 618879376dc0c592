import Migration
import PositionedJSON
import PublishedSchemas
import Testing

@Suite struct DuplicateJSONTests {
  /// Holds an object against the schema: its members are named there, in that order, and none that is required is absent.
  private static func compare(_ node: JSONNode, with schema: JSONNode, of root: JSONNode) throws {
    var schema = schema
    if let name = schema["$ref"]?.string?.split(separator: "/").last {
      schema = try #require(root["$defs"]?[String(name)])
    }
    if let items = schema["items"] { for element in node.elements { try compare(element, with: items, of: root) } }
    if let words = schema["enum"] { #expect(words.elements.compactMap(\.string).contains(node.string ?? "")) }
    guard let properties = schema["properties"] else { return }
    let known = properties.members.map(\.key)
    let written = node.members.map(\.key)
    #expect(written == known.filter(written.contains), "\(written)")
    let required = schema["required"]?.elements.compactMap(\.string) ?? []
    #expect(Set(required).isSubset(of: written))
    for member in node.members {
      if let property = properties[member.key] { try compare(member.value, with: property, of: root) }
    }
  }

  @Test func `the document of the drifted project is as its schema says, and always the same`() async throws {
    let schema = try JSONDocument(Array(DuplicatesSchema.text.utf8), dialect: .strict).root
    let facts = try await DriftedProject.facts()
    let list = await DuplicateReading(facts, today: "2026-06-01", jobs: 1).list()
    let bytes = DuplicateJSON.bytes(of: list, tool: "1.0")
    #expect(
      bytes == DuplicateJSON.bytes(of: await DuplicateReading(facts, today: "2026-06-01", jobs: 4).list(), tool: "1.0"))
    let document = try JSONDocument(bytes, dialect: .strict)
    try Self.compare(document.root, with: schema, of: schema)
    #expect(document.root["duplicates"].map { Array($0.elements).count } == list.keys.count)
    #expect(document.root["formatVersion"]?.string == "1.0")
  }

  @Test func `the words of the schema are those of the tool`() throws {
    let properties = try #require(
      try JSONDocument(Array(DuplicatesSchema.text.utf8), dialect: .strict).root["$defs"]?["duplicate"]?["properties"])
    func words(_ name: String) -> [String] { properties[name]?["enum"]?.elements.compactMap(\.string) ?? [] }
    #expect(words("kind") == DuplicateKind.allCases.map(\.rawValue))
    #expect(words("class") == DuplicateClass.allCases.map(\.rawValue))
    #expect(words("comments") == CommentComparison.allCases.map(\.rawValue))
  }
}
