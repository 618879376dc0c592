import CallSites
import Findings
import Ownership
import OwnershipManifest
import Projects
import Reports
import TreeTransactions

/// Makes one plan of what several repairs want.
struct FixPlanning {
  private let facts: FixFacts
  private var plan: FixPlan
  /// The files as they are and as they become.
  private var before: [String: [UInt8]] = [:]
  private var after: [String: [UInt8]] = [:]

  static func plan(_ proposals: [FixProposal], _ facts: FixFacts, _ report: Report) -> FixPlan {
    var planning = FixPlanning(facts: facts, plan: FixPlan(folder: facts.facts.manifest.folder, report: report))
    planning.addCalls(proposals.flatMap(\.calls))
    for language in proposals.flatMap(\.languages) { planning.add(language) }
    planning.plan.renames = proposals.flatMap(\.renames)
    planning.plan.repairs += planning.plan.renames.map {
      FixPlan.Repair(rule: FolderCaseRepair.rule, text: "\($0.from) becomes \($0.to)")
    }
    planning.plan.left = (proposals.flatMap(\.left) + planning.plan.left).sorted(by: LeftRepair.precedes)
    return planning.finished
  }

  private init(facts: FixFacts, plan: FixPlan) {
    self.facts = facts
    self.plan = plan
  }

  private var finished: FixPlan {
    var plan = plan
    plan.changes = after.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { file in
      before[file] == after[file] ? nil : FileChange(path: file, before: before[file], after: after[file])
    }
    return plan
  }

  private mutating func current(_ file: String) -> [UInt8]? {
    if let bytes = after[file] { return bytes }
    let bytes = facts.bytes(file)
    before[file] = bytes
    return bytes
  }

  private mutating func leave(_ rule: String, _ place: SourcePlace, _ reason: String) {
    plan.left.append(LeftRepair(rule: rule, place: place, reason: reason))
  }

  // MARK: - Calls

  /// File by file; of two edits of one call the first counts.
  private mutating func addCalls(_ calls: [FixProposal.Call]) {
    var files: [String: [FixProposal.Call]] = [:]
    for call in calls where files[call.file]?.contains(where: { $0.isAt(call) }) != true {
      files[call.file, default: []].append(call)
    }
    for file in files.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let linked = (files[file] ?? []).filter { link($0) }
      if !linked.isEmpty { edit(file, linked) }
    }
  }

  /// Adds the dependencies that a call needs; false where that needs a person.
  private mutating func link(_ call: FixProposal.Call) -> Bool {
    for dependency in call.dependencies where !linked.contains(dependency) {
      guard let bytes = current(dependency.file),
        let changed = PackageDependencyText.adding(
          PackageDependency(dependency.name), to: dependency.target, in: bytes)
      else {
        let place = SourcePlace(file: call.file, line: call.call.lookUp.line, column: call.call.lookUp.column)
        leave(
          call.rule, place,
          "\(dependency.file) does not write the dependencies of \(dependency.target) out; add \(dependency.name) there"
        )
        return false
      }
      after[dependency.file] = changed
      linked.insert(dependency)
      plan.repairs.append(
        .init(rule: call.rule, text: "\(dependency.file): \(dependency.target) depends on \(dependency.name)"))
    }
    return true
  }

  private var linked: Set<FixProposal.Dependency> = []

  private mutating func edit(_ file: String, _ calls: [FixProposal.Call]) {
    #if canImport(SwiftParser)
      guard let bytes = current(file) else {
        for call in calls { leave(call.rule, SourcePlace(file: file), "the file cannot be read, or is a link") }
        return
      }
      let wrappers = facts.facts.modules.filter { $0.files.contains { $0.path == file } }.flatMap(\.files)
        .filter { $0.path != file }.flatMap(\.wrappers)
      let editing = CallEditing(bytes, file: file, module: calls.first?.module, wrappers: wrappers)
      let outcome = editing.outcome(of: calls.map(\.call))
      after[file] = outcome.bytes
      for refusal in outcome.refusals {
        let rule = calls.first { $0.call.lookUp.line == refusal.line && $0.call.lookUp.column == refusal.column }?.rule
        leave(rule ?? "", SourcePlace(file: file, line: refusal.line, column: refusal.column), "\(refusal)")
      }
      for made in outcome.made {
        guard let call = calls.first(where: { $0.call == made }) else { continue }
        plan.repairs.append(.init(rule: call.rule, text: "\(file):\(made.lookUp.line): \(made.route.words)"))
      }
    #endif
  }

  // MARK: - Languages

  private mutating func add(_ language: FixProposal.Language) {
    let file = language.edit.file
    guard let bytes = current(file), let changed = language.edit.adding(language.language, to: bytes) else {
      return leave(
        language.rule, SourcePlace(file: file),
        "\(language.edit.place) is not written as usual; add \(language.language) by hand")
    }
    guard after[file] != changed else { return }
    after[file] = changed
    let text = "\(file): \(language.language) is added to \(language.edit.place)"
    if !plan.repairs.contains(where: { $0.text == text }) {
      plan.repairs.append(.init(rule: language.rule, text: text))
    }
  }
}

extension FixProposal.Call {
  fileprivate func isAt(_ other: Self) -> Bool {
    call.lookUp.line == other.call.lookUp.line && call.lookUp.column == other.call.lookUp.column
  }
}

extension CallRoute {
  fileprivate var words: String {
    switch self {
    case .bundle(let expression, _): "the call asks \(expression)"
    case .accessor(let accessor): "the call goes through \(accessor.expression)"
    case .keyed(let accessor): "the call goes through \(accessor.expression)"
    }
  }
}

extension LeftRepair {
  fileprivate static func precedes(_ one: Self, _ other: Self) -> Bool {
    let first = [one.rule, one.place?.file ?? ""]
    let second = [other.rule, other.place?.file ?? ""]
    if first != second { return first.lexicographicallyPrecedes(second) { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    return (one.place?.line ?? 0, one.place?.column ?? 0) < (other.place?.line ?? 0, other.place?.column ?? 0)
  }
}
