import CallSites
import Findings

/// One comment that accepts findings of a line, with where it stands.
struct AllowedLine {
  let file: String
  /// The owner that declares the code.
  let owner: String?
  let comment: AllowComment

  /// Those of all modules, in byte order of files; a file of several modules is one.
  static func all(in facts: CheckFacts) -> [AllowedLine] {
    var known: Set<String> = []
    var lines: [AllowedLine] = []
    for module in facts.modules {
      for file in module.files where !file.allows.isEmpty && known.insert(file.path).inserted {
        lines += file.allows.map { AllowedLine(file: file.path, owner: module.owner, comment: $0) }
      }
    }
    return lines.sorted { left, right in
      left.file == right.file
        ? (left.comment.line, left.comment.column) < (right.comment.line, right.comment.column)
        : left.file.utf8.lexicographicallyPrecedes(right.file.utf8)
    }
  }

  /// A draft about the comment itself.
  func draft(_ rule: RuleDescription, _ what: String, remedy: String) -> Draft {
    Draft(
      rule, owner: owner, message: "the comment `bordercheck:\(comment.command)` accepts nothing: \(what)",
      remedy: remedy, place: SourcePlace(file: file, line: comment.line, column: comment.column))
  }
}
