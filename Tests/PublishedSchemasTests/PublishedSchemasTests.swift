import Findings
import Foundation
import HostEvidence
import PositionedJSON
import PublishedSchemas
import Testing

@testable import LocaleMatrix
@testable import OwnershipManifest

@Suite struct PublishedSchemasTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func root(_ schema: any PublishedSchema.Type) throws -> JSONNode {
    let document = try JSONDocument(Array(schema.text.utf8), dialect: .strict)
    #expect(document.notices.isEmpty)
    return document.root
  }

  private static func members(_ schema: any PublishedSchema.Type, _ path: String...) throws -> [String] {
    var node = try root(schema)
    for name in path { node = try #require(node[name], "\(schema.name) lacks \(name)") }
    return node.members.map(\.key)
  }

  private static func words(_ schema: any PublishedSchema.Type, _ path: String...) throws -> [String] {
    var node = try root(schema)
    for name in path { node = try #require(node[name], "\(schema.name) lacks \(name)") }
    return node.elements.compactMap(\.string)
  }

  /// Every object in a schema, below `node`.
  private static func objects(_ node: JSONNode) -> [JSONNode] {
    switch node.kind {
    case .object: [node] + node.members.flatMap { objects($0.value) }
    case .array: node.elements.flatMap { objects($0) }
    default: []
    }
  }

  @Test func `the registry is the folder, one file for each schema, sorted`() throws {
    let folder = Self.package.appending(path: "Sources/PublishedSchemas/Schemas")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(files.sorted() == PublishedSchemas.all.map { "\($0).swift" })
    #expect(PublishedSchemas.names == PublishedSchemas.names.sorted())
    for schema in PublishedSchemas.all { #expect("\(schema)".lowercased() == "\(schema.name)schema") }
  }

  @Test(arguments: PublishedSchemas.names)
  func `a schema says its dialect, its name and version, and refers to what it has`(
    _ name: String
  ) throws {
    let root = try Self.root(try #require(PublishedSchemas.named(name)))
    #expect(root["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    #expect(root["$id"]?.string == "urn:bordercheck:schema:\(name):1.0")
    for reference in Self.objects(root).compactMap({ $0["$ref"]?.string }) {
      let definition = try #require(reference.wholeMatch(of: #/#/\$defs/(\w+)/#)?.1)
      #expect(root["$defs"]?[String(definition)] != nil, "\(reference)")
    }
  }

  @Test func `files that people write have no other members, and files of the tool may`() throws {
    for schema in PublishedSchemas.all {
      let isWritten = [ManifestSchema.name, ScenarioSchema.name].contains(schema.name)
      // An object with free names forbids none.
      for object in Self.objects(try Self.root(schema)) where object["properties"] != nil && object["type"] != nil {
        #expect((object["additionalProperties"]?.boolean == false) == isWritten, "\(schema.name)")
      }
    }
  }

  // MARK: - What the strict readers know

  @Test func `the manifest's members are those that its reader knows`() throws {
    #expect(Set(try Self.members(ManifestSchema.self, "properties")) == Set(ManifestReader.members))
    for (definition, members) in [
      ("owner", ManifestReader.ownerMembers), ("product", ManifestReader.productMembers),
      ("message", ManifestReader.messageMembers), ("presentation", ManifestReader.presentationMembers),
      ("exception", ManifestReader.exceptionMembers),
    ] {
      #expect(Set(try Self.members(ManifestSchema.self, "$defs", definition, "properties")) == Set(members))
    }
  }

  @Test func `the scenario's members are those that its reader knows`() throws {
    #expect(Set(try Self.members(ScenarioSchema.self, "properties")) == Set(ScenarioReader.members))
    #expect(
      Set(try Self.members(ScenarioSchema.self, "$defs", "device", "properties")) == Set(ScenarioReader.deviceMembers))
    #expect(Set(try Self.members(ScenarioSchema.self, "$defs", "step", "properties")) == Set(ScenarioReader.stepKinds))
  }

  /// Nothing in the code lists what a record is written with, so its source is read.
  @Test(arguments: [
    ("header", "Reports/Evidence/ReportHeader"), ("finding", "Reports/Evidence/Finding+JSON"),
    ("cell", "HostEvidence/Coding/CellRecord+JSON"), ("choice", "HostEvidence/Coding/ChoiceRecord+JSON"),
    ("observation", "HostEvidence/Coding/ObservationRecord+JSON"),
  ])
  func `a record's members are those that are written`(_ kind: String, _ file: String) throws {
    let source = Self.package.appending(path: "Sources/\(file).swift")
    let text = String(decoding: try Data(contentsOf: source), as: UTF8.self)
    let written = text.matches(of: #/line\.(?:member|beginArray|beginObject)\("(\w+)"/#).map { String($0.1) }
    #expect(!written.isEmpty)
    #expect(Set(try Self.members(EvidenceSchema.self, "$defs", kind, "properties")) == Set(written))
  }

  @Test func `words are those that the readers take`() throws {
    #expect(try Self.words(ManifestSchema.self, "$defs", "rule", "enum") == RuleNames.all)
    #expect(
      Set(try Self.words(ManifestSchema.self, "$defs", "product", "properties", "kind", "enum"))
        == Set(Product.Kind.allCases.map(\.rawValue)))
    #expect(
      Set(try Self.words(ScenarioSchema.self, "$defs", "device", "properties", "idiom", "enum"))
        == Set(DeviceIdiom.allCases.map(\.rawValue)))
    for schema in [EvidenceSchema.self, JSONSchema.self] as [any PublishedSchema.Type] {
      #expect(
        Set(try Self.words(schema, "$defs", "finding", "properties", "severity", "enum"))
          == Set(Severity.allCases.map(\.rawValue)))
      #expect(
        Set(try Self.words(schema, "$defs", "observation", "properties", "outcome", "enum"))
          == Set(Outcome.allCases.map(\.rawValue)))
    }
  }
}
