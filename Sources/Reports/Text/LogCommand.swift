/// What the log readers of GitHub's runner, Azure Pipelines and TeamCity take for a command, wherever in a line it stands.
package enum LogCommand {
  /// Each begins with two number signs.
  package static let openings = ["##[", "##vso[", "##teamcity["]

  package static func isIn(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "#")) && openings.contains { text.contains($0) }
  }

  /// The text with another spelling of the two number signs, so that it is a command to nobody.
  package static func disarmed(_ text: String, with signs: String) -> String {
    guard isIn(text) else { return text }
    return openings.reduce(text) { $0.replacing($1, with: signs + $1.dropFirst(2)) }
  }
}
