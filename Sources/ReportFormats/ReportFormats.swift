/// All formats, sorted by name.
package enum ReportFormats {
  package static let all: [any ReportFormat.Type] = [
    CSVFormat.self,
    EvidenceFormat.self,
    JSONFormat.self,
    MarkdownFormat.self,
    TextFormat.self,
    XcodeFormat.self,
  ]

  package static var names: [String] { all.map { $0.name } }

  package static func named(_ name: String) -> (any ReportFormat.Type)? { all.first { $0.name == name } }
}
