import Findings
import Ownership
import Projects

/// Targets whose code is to import the new owner's module and that do not depend on it yet.
struct ModuleLinks {
  private(set) var edits: [PlannedEdit] = []
  private(set) var byHand: [String] = []

  /// - Parameter users: files, of other modules, that ask the new owner afterwards.
  init(to module: String, from users: [String], _ facts: CheckFacts, files: (String) -> [UInt8]?) {
    let targets = facts.declared.targets
    guard let owner = targets.first(where: { $0.module == module && !$0.kind.isTest }) else { return }
    var manifests: [String: [UInt8]] = [:]
    for target in targets where target.name != owner.name && target.sources.contains(where: users.contains) {
      guard !target.dependencies.contains(where: { $0.name == owner.name || $0.targets.contains(owner.name) }) else {
        continue
      }
      let file = target.place.file
      let isNeighbour = file == owner.place.file && file.hasSuffix("Package.swift")
      if isNeighbour, let text = manifests[file] ?? files(file),
        let changed = PackageDependencyText.adding(PackageDependency(owner.name), to: target.name, in: text)
      {
        manifests[file] = changed
      } else {
        byHand.append("\(file): make \(target.name) depend on \(module)")
      }
    }
    for (file, after) in manifests.sorted(by: { $0.key < $1.key }) {
      guard let before = files(file) else { continue }
      edits += LineEdits(from: before, to: after, file: file).edits
    }
  }
}
