import Findings
import ProjectCheck
import Reports
import TreeTransactions

/// A plan of repairs in words, and as a patch.
struct FixText {
  private let plan: FixPlan

  init(_ plan: FixPlan) { self.plan = plan }

  /// Everything that would change, as `git apply` reads it in the project's folder.
  ///
  /// - Parameter isForTerminal: Whether controls that a terminal would obey are made visible; `git apply` needs them.
  func patch(isForTerminal: Bool) -> String {
    let renames = plan.renames.flatMap { rename in
      rename.files.map { file in
        let (from, to) = ("\(rename.from)/\(file)", "\(rename.to)/\(file)")
        return "diff --git a/\(from) b/\(to)\nsimilarity index 100%\nrename from \(from)\nrename to \(to)\n"
      }
    }
    let edits = plan.changes.map { UnifiedDiff($0.before ?? [], $0.after ?? [], path: $0.path).text }
    let text = (edits + renames).joined()
    guard isForTerminal else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.visible) }
      .map { $0.joined(separator: "\t") }.joined(separator: "\n")
  }

  /// What was changed, a line each.
  var made: String { plan.repairs.map { "\(VisibleText($0.text).prose) [\($0.rule)]\n" }.joined() }

  /// What is left for a person, a line each.
  var left: String {
    plan.left.map { left in
      let place = left.place.map { "\($0.file)\($0.line.map { ":\($0)" } ?? ""): " } ?? ""
      return "left: \(VisibleText("\(place)\(left.reason)").prose) [\(left.rule)]\n"
    }.joined()
  }

  /// How much a plan would change.
  var summary: String {
    if plan.isEmpty {
      return plan.left.isEmpty ? "nothing to mend\n" : "nothing can be mended without a person\n"
    }
    let count = plan.repairs.count
    let files = plan.changes.count + plan.renames.count
    return "\(count) \(count == 1 ? "repair" : "repairs") in \(files) \(files == 1 ? "file" : "files"); "
      + "nothing is changed yet: --write makes the changes\n"
  }

  private static func visible(_ text: Substring) -> String { VisibleText(String(text)).prose }
}
