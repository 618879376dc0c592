/// The identifier of a cell, taken apart: `<scenario>/<entry>/<step>/<product>`.
package struct CellName: Sendable, Hashable {
  package var scenario: String
  /// The language list, best first.
  package var entry: [String]
  /// Counted from 1.
  package var step: Int
  package var product: String

  /// What an identifier looks like, for messages.
  package static let form = "<scenario>/<language>[+<language>…]/<step>/<product>, such as german/de+en/3/App"

  /// Nil where the text is no identifier of a cell.
  package init?(_ id: String) {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, let step = Int(parts[2]), step > 0, !parts[0].isEmpty, !parts[3].isEmpty else { return nil }
    entry = parts[1].split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard entry.allSatisfy({ LanguageTag.problem(with: $0) == nil }) else { return nil }
    scenario = parts[0]
    self.step = step
    product = parts[3]
  }
}
