/// What became of one message in one cell.
public enum Outcome: String, Sendable, Hashable, CaseIterable {
  /// The table had it.
  case value
  /// The caller's default is shown, formatted with the arguments.
  case `default`
  /// The key is shown, formatted likewise.
  case key
  /// Text that an earlier launch stored is shown; it was not looked up again.
  case persisted
  /// The bundle that the code asked is not there, and nothing is shown.
  case noBundle = "no-bundle"
}
