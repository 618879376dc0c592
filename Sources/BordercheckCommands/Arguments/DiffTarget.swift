package import CommandLayer
package import ReportComparison

/// `--report FORMAT=PATH` of a comparison; `-` is standard output.
package struct DiffTarget: ArgumentValue, WrittenTarget {
  package let format: any DiffFormat.Type
  /// As given.
  package let path: String

  package init(argument: String) throws(ArgumentValueError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = DiffFormats.named(parts[0]) else {
      let meant = Suggestion.closest(to: parts[0], among: DiffFormats.names)
      throw ArgumentValueError(
        expected: "FORMAT=PATH with one of the formats \(DiffFormats.names.joined(separator: ", "))",
        suggestion: meant.map { "\($0)=\(parts.count == 2 ? parts[1] : "PATH")" })
    }
    guard parts.count == 2, !parts[1].isEmpty else {
      throw ArgumentValueError(expected: "a path behind '\(format.name)=', or '-' for standard output")
    }
    self.format = format
    path = parts[1]
  }

  package var argumentText: String { "\(format.name)=\(path)" }

  /// What a shell offers before the path is typed.
  package static let completions: [String] = DiffFormats.names.map { "\($0)=" }
}
