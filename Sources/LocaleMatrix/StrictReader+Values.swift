package import HostEvidence
package import PositionedJSON

extension StrictReader {
  /// A language as Apple writes it.
  package mutating func language(_ node: JSONNode, _ name: String) -> String? {
    guard let text = string(node, name) else { return nil }
    guard let problem = LanguageTag.problem(with: text) else { return text }
    note(problem, at: node.position)
    return nil
  }

  /// A language list, best first; a single string is a list of one.
  package mutating func languageList(_ node: JSONNode, _ name: String) -> [String]? {
    if node.kind == .string { return language(node, name).map { [$0] } }
    guard let elements = elements(of: node, name, expected: "a language such as \"de\", or an array of them") else {
      return nil
    }
    if elements.isEmpty { note("\(name) is empty; expected at least one language", at: node.position) }
    let languages = elements.compactMap { language($0, "a language of \(name)") }
    return languages.count == elements.count && !elements.isEmpty ? languages : nil
  }

  /// A number as an argument: an integer where it is written without fraction and exponent, else a double.
  package mutating func number(_ node: JSONNode, _ name: String) -> MessageArgument? {
    guard node.kind == .number else {
      note("\(name) is \(node.kindInWords); expected a number", at: node.position)
      return nil
    }
    if let integer = node.integer { return .integer(integer) }
    let isInteger = !node.spelling.contains { ".eE".contains($0) }
    if !isInteger, let double = node.double, double.isFinite { return .double(double) }
    note("\(name) is too large; expected a number that fits 64 bits", at: node.position)
    return nil
  }
}
