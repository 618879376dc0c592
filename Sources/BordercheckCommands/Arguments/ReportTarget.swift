package import CommandLayer
package import ReportFormats

/// `--report FORMAT=PATH`: one file that a command writes; `-` is standard output.
package struct ReportTarget: ArgumentValue, Hashable, WrittenTarget {
  /// Name of a format of `ReportFormats.all`.
  package let formatName: String
  package let format: any ReportFormat.Type
  /// As given.
  package let path: String

  package init(argument: String) throws(ArgumentValueError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = ReportFormats.named(parts[0]) else {
      let meant = Suggestion.closest(to: parts[0], among: ReportFormats.names)
      throw ArgumentValueError(
        expected: "FORMAT=PATH with one of the formats \(ReportFormats.names.joined(separator: ", "))",
        suggestion: meant.map { "\($0)=\(parts.count == 2 ? parts[1] : "PATH")" })
    }
    guard parts.count == 2, !parts[1].isEmpty else {
      throw ArgumentValueError(expected: "a path behind '\(format.name)=', or '-' for standard output")
    }
    formatName = format.name
    self.format = format
    path = parts[1]
  }

  package var argumentText: String { "\(formatName)=\(path)" }

  package static func == (left: Self, right: Self) -> Bool {
    left.formatName == right.formatName && left.path == right.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(formatName)
    hasher.combine(path)
  }

  /// What a shell offers before the path is typed.
  package static let completions: [String] = ReportFormats.names.map { "\($0)=" }
}
