import Migration

/// What the commits of a migration say.
struct CommitMessage {
  private let plan: MigrationPlan

  init(_ plan: MigrationPlan) { self.plan = plan }

  /// Indented, as everything that is to be copied.
  var ofApplying: String {
    isRename
      ? text("Give \(count) of \(plan.to) \(plan.moved.count == 1 ? "another name" : "other names")", keys)
      : text("Let \(plan.to) own \(count) of \(plan.from.joined(separator: " and "))", keys)
  }

  var ofFinishing: String {
    isRename
      ? text("Take the old names of \(count) out of \(plan.to)", keys)
      : text("Take out the copies of \(count) that \(plan.to) owns", keys)
  }

  private var isRename: Bool { plan.moved.contains { $0.key != $0.newKey } }

  private var count: String { "\(plan.moved.count) message\(plan.moved.count == 1 ? "" : "s")" }

  private var keys: [String] {
    plan.moved.prefix(20).map { $0.key == $0.newKey ? $0.key : "\($0.key) → \($0.newKey)" }
      + (plan.moved.count > 20 ? ["… and \(plan.moved.count - 20) more"] : [])
  }

  private func text(_ subject: String, _ lines: [String]) -> String {
    "  \(subject)\n\n" + lines.map { "  \($0)\n" }.joined()
  }
}
