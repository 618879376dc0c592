import Findings
package import TreeTransactions

/// Where the journals of a project's migrations lie, and what was recorded of them: `.bordercheck` in its folder.
///
/// git ignores all of it: it is needed on this machine until a migration is finished, and may be deleted after.
package struct MigrationRecords: Sendable, Hashable {
  /// The project's folder, absolute.
  package let root: String
  /// Names one plan, whatever a person decided in it.
  package let name: String

  package init(of plan: MigrationPlan, root: String) {
    self.root = root
    var print = Fingerprint()
    for text in plan.from + [plan.to, plan.table] { print.add(text + "\n") }
    for message in plan.messages { print.add(message.key + "\u{0}" + message.newKey + "\n") }
    for (file, hash) in plan.inputs.sorted(by: { $0.key < $1.key }) { print.add("\(file) \(hash)\n") }
    name = print.hexadecimal
  }

  /// The one for the new owner and the callers.
  package var applying: TransactionJournal { journal("apply") }
  /// The one for the copies that go.
  package var finishing: TransactionJournal { journal("finish") }

  /// Those of the plan whose file this is; nil for other files.
  ///
  /// - Parameter file: its name in `folder`.
  package init?(file: String, root: String) {
    guard file.hasSuffix(Self.planSuffix) else { return nil }
    name = String(file.dropLast(Self.planSuffix.count))
    self.root = root
  }

  private static let planSuffix = "-plan.json"

  private func journal(_ step: String) -> TransactionJournal {
    TransactionJournal("\(folder)/journals/\(name)-\(step)", of: root)
  }

  package var folder: String { "\(root)/.bordercheck" }
  /// What readers saw before anything was changed.
  package var evidence: String { "\(folder)/\(name)-before.jsonl" }
  /// The plan as it was applied.
  package var plan: String { "\(folder)/\(name)\(Self.planSuffix)" }
  /// What was proved, and of which tree.
  package var verification: String { "\(folder)/\(name)-verified.json" }
}
