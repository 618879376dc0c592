/// What a journal's transaction is doing.
enum JournalPhase: String, Codable, CaseIterable {
  /// Everything is staged: the tree is on its way from before to after.
  case applying
  /// A step of `applying` failed: on its way back.
  case unapplying
  /// The tree is after; the journal is there to roll it back.
  case applied
  /// Everything is staged: on its way from after to before.
  case reverting
  /// A step of `reverting` failed: on its way to after again.
  case reapplying

  var goal: TreeState {
    switch self {
    case .applying, .applied, .reapplying: .after
    case .unapplying, .reverting: .before
    }
  }

  /// Where a failed step turns to; nil where it is a turn already.
  var turn: JournalPhase? {
    switch self {
    case .applying: .unapplying
    case .reverting: .reapplying
    case .unapplying, .applied, .reapplying: nil
    }
  }
}
