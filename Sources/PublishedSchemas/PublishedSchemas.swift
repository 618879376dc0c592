/// All schemas, sorted by name.
package enum PublishedSchemas {
  package static let all: [any PublishedSchema.Type] = [
    BaselineSchema.self,
    DuplicatesSchema.self,
    EvidenceSchema.self,
    JSONSchema.self,
    ManifestSchema.self,
    ScenarioSchema.self,
  ]

  package static var names: [String] { all.map { $0.name } }

  package static func named(_ name: String) -> (any PublishedSchema.Type)? { all.first { $0.name == name } }
}
