import ProjectCheck
import Reports

/// An ownership table held against one that was written earlier.
struct TableComparison {
  /// What the command that writes the file again is made of.
  struct Renewal {
    var invocation: [String]
    /// Nil where it is the working folder.
    var project: String?
    var file: String
    var format: OwnershipFormat

    var command: String {
      let tool = invocation.isEmpty ? ["bordercheck"] : invocation
      let words = tool + ["owners"] + [project].compactMap(\.self)
      let options = format == .text ? [] : ["--format", format.rawValue]
      return "\(ShellCommand.text(words + options)) > \(ShellCommand.text([file]))"
    }
  }

  private let changes: [OwnershipDifference.Change]
  private let count: Int

  init(of earlier: String, with table: OwnershipTable, as format: OwnershipFormat) {
    let now = table.text(as: format)
    changes = OwnershipDifference(from: format.rows(of: earlier), to: format.rows(of: now)).changes
    count = table.rows.count
  }

  var isEqual: Bool { changes.isEmpty }

  /// The differing rows, old ones with `-` and new ones with `+`, and how to write the file again.
  func text(_ renewal: Renewal) -> String {
    let file = VisibleText(renewal.file).text
    guard !isEqual else { return "\(file) is up to date: \(count) message\(count == 1 ? "" : "s")\n" }
    let rows = changes.map { change in
      switch change {
      case .removed(let row): Self.marked(row, "-")
      case .added(let row): Self.marked(row, "+")
      }
    }
    let number = "\(changes.count) row\(changes.count == 1 ? "" : "s")"
    return rows.joined() + "\n\(file) is stale by \(number); write it again:\n  \(renewal.command)\n"
  }

  private static func marked(_ row: String, _ mark: String) -> String {
    row.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      "\(mark) \(VisibleText(String(line)).prose)\n"
    }
    .joined()
  }
}
