import OwnershipManifest

/// Whether a plan, as a person may have edited it, fits the project as it is.
struct PlanFit {
  private let plan: MigrationPlan
  private let manifest: Manifest
  private let files: (String) -> [UInt8]?

  init(_ plan: MigrationPlan, _ manifest: Manifest, files: @escaping (String) -> [UInt8]?) {
    self.plan = plan
    self.manifest = manifest
    self.files = files
  }

  /// Every reason against it.
  var reasons: [String] { owners + changedInputs + forgottenInputs }

  private var owners: [String] {
    let named = plan.from + [plan.to] + plan.messages.flatMap(\.copies).map(\.owner)
    return Set(named).sorted().filter { manifest.owner($0) == nil }.map {
      "no owner is named \"\($0)\" in \(manifest.file); plan again"
    }
  }

  private var changedInputs: [String] {
    plan.inputs.sorted { $0.key < $1.key }.compactMap { file, hash in
      guard let bytes = files(file) else { return "\(file) is gone, or cannot be read; the plan was drawn from it" }
      return FileDigest(bytes).text == hash ? nil : "\(file) has changed since the plan was drawn; plan again"
    }
  }

  /// An edit of a file that the plan was not drawn from could hit anything.
  private var forgottenInputs: [String] {
    plan.activeEdits.filter { !$0.isNewFile && plan.inputs[$0.file] == nil }.map {
      "\($0.file): an edit of line \($0.line) is planned, but \"inputs\" lacks the file; plan again"
    }
  }
}
