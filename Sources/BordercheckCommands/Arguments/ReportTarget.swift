package import CommandLayer

/// `--report FORMAT=PATH`: one file that a command writes; `-` is standard output.
package struct ReportTarget: ArgumentValue, Hashable {
  package enum Format: String, CaseIterable, Sendable {
    case evidence
    case json
    case text
    case xcode
  }

  package var format: Format
  /// As given.
  package var path: String

  package init(argument: String) throws(ArgumentValueError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = Format.allCases.map(\.rawValue)
    guard let format = Format(rawValue: parts[0]) else {
      let meant = Suggestion.closest(to: parts[0], among: names)
      throw ArgumentValueError(
        expected: "FORMAT=PATH with one of the formats \(names.joined(separator: ", "))",
        suggestion: meant.map { "\($0)=\(parts.count == 2 ? parts[1] : "PATH")" })
    }
    guard parts.count == 2, !parts[1].isEmpty else {
      throw ArgumentValueError(expected: "a path behind '\(format.rawValue)=', or '-' for standard output")
    }
    self.format = format
    path = parts[1]
  }

  package var argumentText: String { "\(format.rawValue)=\(path)" }
  package var isStandardOutput: Bool { path == "-" }

  /// What a shell offers before the path is typed.
  package static let completions: [String] = Format.allCases.map { "\($0.rawValue)=" }
}
