import Findings
import PositionedJSON
import StringCatalogs

extension CheckedTable {
  /// What reading the catalog found, in the order of the text; nothing for legacy tables.
  var catalogProblems: [CatalogProblem] {
    if case .catalog(_, let problems) = source { problems } else { [] }
  }

  /// The keys whose text in a language is there and not of the shape that a text has.
  func misshapenKeys(in language: String) -> Set<String> {
    Set(catalogProblems.filter { $0.stopsCompilation && [nil, language].contains($0.language) }.compactMap(\.key))
  }

  /// A draft about a problem of the catalog's text.
  func draft(
    _ description: RuleDescription, severity: Severity? = nil, of problem: CatalogProblem, remedy: String
  ) -> Draft {
    let file = files.first ?? ""
    return draft(
      description, severity: severity, key: problem.key, language: problem.language,
      message: "\(file): \(problem.message)", remedy: remedy,
      place: SourcePlace(file: file, line: problem.position.line, column: problem.position.column))
  }
}
