/// All forms of a comparison, sorted by name.
package enum DiffFormats {
  package static let all: [any DiffFormat.Type] = [
    HTMLDiff.self,
    JSONDiff.self,
    MarkdownDiff.self,
    TextDiff.self,
  ]

  package static var names: [String] { all.map { $0.name } }

  package static func named(_ name: String) -> (any DiffFormat.Type)? { all.first { $0.name == name } }
}
