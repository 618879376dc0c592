/// All formats, sorted by name.
package enum ReportFormats {
  package static let all: [any ReportFormat.Type] = [
    ChecklistFormat.self,
    CSVFormat.self,
    EvidenceFormat.self,
    GitHubFormat.self,
    GitLabFormat.self,
    HTMLFormat.self,
    JSONFormat.self,
    JUnitFormat.self,
    MarkdownFormat.self,
    SARIFFormat.self,
    TextFormat.self,
    XcodeFormat.self,
  ]

  package static var names: [String] { all.map { $0.name } }

  package static func named(_ name: String) -> (any ReportFormat.Type)? { all.first { $0.name == name } }
}
