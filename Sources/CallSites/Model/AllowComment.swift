/// A comment `// bordercheck:allow RULE REASON`, which accepts findings of one rule on one line.
///
///     comment  = "bordercheck:" command rule reason
///     command  = "allow"
///
/// Nothing is judged here: a comment that is written wrongly is one too, so that it can be told.
package struct AllowComment: Sendable, Hashable {
  /// Where the comment begins.
  package var line: Int
  package var column: Int
  /// The line that it is about: its own where code is before it, else that of the code right after it.
  package var coveredLine: Int
  /// What stands behind the colon, `allow` where it is right.
  package var command: String
  /// The word behind the command, empty where there is none.
  package var rule: String
  /// All other words, empty where there are none.
  package var reason: String

  package init(line: Int, column: Int, coveredLine: Int, command: String, rule: String, reason: String) {
    self.line = line
    self.column = column
    self.coveredLine = coveredLine
    self.command = command
    self.rule = rule
    self.reason = reason
  }
}

extension AllowComment {
  /// What the comment begins with, whatever it says.
  static let prefix = "bordercheck:"

  /// The words of a comment with its slashes and stars; nil for one that is not addressed to this tool.
  static func words(of comment: String) -> (command: String, rule: String, reason: String)? {
    var text = comment[...]
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    text = text.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }
    guard text.hasPrefix(prefix) else { return nil }
    let words = text.dropFirst(prefix.count).split(whereSeparator: \.isWhitespace)
    let isAttached = text.dropFirst(prefix.count).first?.isWhitespace == false
    let command = isAttached ? words.first.map(String.init) ?? "" : ""
    let rest = words.dropFirst(isAttached ? 1 : 0)
    let reason = rest.dropFirst().joined(separator: " ").drop { "-–—: ".contains($0) }
    return (command, rest.first.map(String.init) ?? "", String(reason))
  }
}
