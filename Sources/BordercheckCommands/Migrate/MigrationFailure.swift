import Reports

/// Why a step of a migration was not taken; nothing was changed.
enum MigrationFailure: Error, Hashable, CustomStringConvertible {
  case uncommitted([String])
  /// No cell shows anything.
  case unseen
  case notApplied
  case notVerified
  case otherTree
  /// The plan says something else than the one that was applied.
  case otherPlan
  /// Copies that another plan moves, which is applied and not finished.
  case claimed([String])
  case noEvidence(String)
  case nothingToRollBack

  var description: String {
    switch self {
    case .uncommitted(let files):
      "\(files.count) file\(files.count == 1 ? " has" : "s have") changes that no commit has: "
        + files.prefix(10).map { VisibleText($0).plain }.joined(separator: ", ") + (files.count > 10 ? ", …" : "")
        + "; commit or stash them first"
    case .unseen:
      "no message is shown in any cell of the matrix, so that nothing could be proved afterwards; see 'bordercheck run'"
    case .notApplied: "the plan is not applied; run 'bordercheck migrate apply' first"
    case .notVerified: "nothing is proved of this plan yet; run 'bordercheck migrate verify' first"
    case .otherTree: "files have changed since 'bordercheck migrate verify' passed; verify again"
    case .otherPlan:
      "the plan is not the one that was applied: it was edited since; undo that, or roll back and apply again"
    case .claimed(let copies):
      "another plan that is applied moves "
        + copies.prefix(10).map { VisibleText($0).plain }.joined(separator: ", ") + (copies.count > 10 ? ", …" : "")
        + "; finish that one, or roll it back"
    case .noEvidence(let file): "'\(file)', what readers saw before, is gone; roll back and apply again"
    case .nothingToRollBack: "no step of this plan was taken in this folder; nothing to roll back"
    }
  }
}
