/// What a page without scripts says about one finding: `<section id=FINDING>`.
package struct ReadFinding: Sendable {
  /// Severity, place and message.
  package var heading: String
  /// Such as `Language` → `German (de)`, each once.
  package var facts: [String: String]

  /// - Returns: nil where no section has the identifier, or more than one element has it.
  package init?(_ id: String, in page: PageElement) {
    let found = page.all.filter { $0.attributes["id"] == id }
    guard found.count == 1, let section = found.first, section.name == "section" else { return nil }
    heading = section.children.first { $0.name == "h4" }?.text ?? ""
    let rows = section.children.first { $0.name == "dl" }?.children ?? []
    let pairs = zip(rows, rows.dropFirst()).filter { $0.name == "dt" && $1.name == "dd" }
    facts = Dictionary(pairs.map { ($0.text, $1.text) }, uniquingKeysWith: { "\($0) \($1)" })
  }
}
