import Ownership
import OwnershipManifest

/// Whether a plan, as a person may have edited it, fits the project as it is.
struct PlanFit {
  private let plan: MigrationPlan
  private let facts: CheckFacts
  private let files: (String) -> [UInt8]?

  init(_ plan: MigrationPlan, _ facts: CheckFacts, files: @escaping (String) -> [UInt8]?) {
    self.plan = plan
    self.facts = facts
    self.files = files
  }

  /// Every reason against it.
  var reasons: [String] { owners + changedInputs + forgottenInputs }

  private var owners: [String] {
    let named = plan.from + [plan.to] + plan.messages.flatMap(\.copies).map(\.owner)
    return Set(named).sorted().filter { facts.manifest.owner($0) == nil }.map {
      "no owner is named \"\($0)\" in \(facts.manifest.file); plan again"
    }
  }

  private var changedInputs: [String] {
    plan.inputs.sorted { $0.key < $1.key }.compactMap { file, hash in
      guard let bytes = files(file) else { return "\(file) is gone, or cannot be read; the plan was drawn from it" }
      return FileDigest(bytes).text == hash ? nil : "\(file) has changed since the plan was drawn; plan again"
    }
  }

  /// A change of a file that the plan was not drawn from could hit anything.
  private var forgottenInputs: [String] {
    let edits = plan.activeEdits.filter { !$0.isNewFile && plan.inputs[$0.file] == nil }.map {
      "\($0.file): an edit of line \($0.line) is planned, but \"inputs\" lacks the file; plan again"
    }
    let tables = plan.moved.flatMap(\.copies) + [PlannedMessage.Copy(owner: plan.to, table: plan.table)]
    let files = Set(tables).compactMap { facts.table($0.table, of: $0.owner) }.flatMap(\.files)
    return edits
      + Set(files).filter { plan.inputs[$0] == nil }.sorted().map {
        "\($0): messages of it are planned, but \"inputs\" lacks the file; plan again"
      }
  }
}
