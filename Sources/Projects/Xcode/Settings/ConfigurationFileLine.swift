/// A line of an `.xcconfig` file that says something.
enum ConfigurationFileLine: Sendable, Hashable {
  case assignment(BuildSettingAssignment)
  case include(String)

  /// The lines of a file; comments and what is neither of both are left out.
  static func lines(_ text: String) -> [Self] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return include(code) ?? assignment(code)
    }
  }

  /// `#include "path"`, `#include? "path"`.
  private static func include(_ line: Substring) -> Self? {
    let trimmed = line.drop { $0.isWhitespace }
    guard trimmed.hasPrefix("#include") else { return nil }
    let rest = trimmed.dropFirst("#include".count)
    let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 ? .include(String(parts[1])) : nil
  }

  private static func assignment(_ line: Substring) -> Self? {
    // A condition holds an equals sign of its own: NAME[sdk=iphoneos*] = value.
    var depth = 0
    let equals = line.firstIndex { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return character == "=" && depth == 0
    }
    guard let equals else { return nil }
    let key = trimmed(line[..<equals])
    var value = trimmed(line[line.index(after: equals)...])
    if value.hasSuffix(";") { value = trimmed(value.dropLast()) }
    return key.isEmpty ? nil : .assignment(BuildSettingAssignment(key: String(key), value: String(value)))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
