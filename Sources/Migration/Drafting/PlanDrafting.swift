package import Ownership
import OwnershipManifest
import PositionedJSON

/// Draws a plan: which copies there are, what the one entry says, which code asks for it and what that becomes.
package struct PlanDrafting: Sendable {
  private let request: MigrationRequest
  private let facts: CheckFacts
  private let files: @Sendable (String) -> [UInt8]?

  /// - Parameters:
  ///   - facts: the whole project, as it is read for `check`.
  ///   - files: the bytes of a file, named from the project's folder; nil where it cannot be read.
  package init(_ request: MigrationRequest, _ facts: CheckFacts, files: @escaping @Sendable (String) -> [UInt8]?) {
    self.request = request
    self.facts = facts
    self.files = files
  }

  /// - Throws: `request` for names that do not fit, `refused` with every key that must stay.
  package func plan() throws(MigrationError) -> MigrationPlan {
    try request.check(against: facts.manifest)
    let target = try TargetTable(request, facts).table
    let selection = try selected(KeySelection(request, facts, target: target))
    var plan = MigrationPlan(from: request.from, to: request.to, table: target.name)
    let entries = try CopiedEntries(
      of: selection.keys.flatMap(\.copies).map(\.table), source: facts.manifest.developmentRegion, files: files)
    plan.messages = try selection.keys.map { key, copies throws(MigrationError) in
      try message(key, copies, entries, target)
    }
    let needs = OwnerNeeds(plan, facts, target: target, files: files)
    let calls = CallRouting(plan, facts, needs: needs, target: target, files: files)
    if target.owner.bundle == ".", let product = calls.unlinkedProducts.first {
      throw .request(
        "\(request.to) is a product, whose own bundle \(product) cannot ask; move what both show to an owner with a bundle "
          + "of its own")
    }
    let manifest = ManifestChanges(plan, facts, target: target, embeddedIn: calls.unlinkedProducts, files: files)
    plan.edits = (needs.edits(for: calls) + calls.edits + manifest.edits).sorted {
      ($0.file, $0.line) < ($1.file, $1.line)
    }
    plan.byHand = calls.byHand + needs.byHand + manifest.byHand
    plan.byHand += plan.messages.flatMap { entries.losses[Array($0.key.utf8)] ?? [] }
    plan.inputs = try hashes(of: plan, selection, target)
    return plan
  }

  private func selected(_ selection: KeySelection) throws(MigrationError) -> KeySelection {
    guard selection.refused.isEmpty else { throw .refused(selection.refused) }
    guard !selection.keys.isEmpty else {
      throw .request(
        "no key that is asked for stands in \(request.from.joined(separator: ", ")); see `bordercheck duplicates`")
    }
    if case .named(let names) = request.keys {
      let missing = names.filter { name in !selection.keys.contains { $0.key.utf8.elementsEqual(name.utf8) } }
      guard missing.isEmpty else {
        let names = missing.map { "\"\($0)\"" }.joined(separator: ", ")
        throw .request("\(names) stands in none of \(request.from.joined(separator: ", "))")
      }
    }
    return selection
  }

  // MARK: - Messages

  private func message(
    _ key: String, _ copies: [KeySelection.Copy], _ entries: CopiedEntries, _ target: CheckedTable
  ) throws(MigrationError) -> PlannedMessage {
    var message = PlannedMessage(
      key: key, newKey: request.newKey(of: key),
      copies: copies.map { .init(owner: $0.table.owner.name, table: $0.table.name) },
      parts: EntryMerge(try entries.merge(copies)).parts)
    if let prefer = request.prefer { message.decide(for: prefer) }
    let present = Set(message.parts.compactMap(\.language) + [target.sourceLanguage])
    message.missingLanguages = OwnerLanguages(owner: target.owner, developmentRegion: facts.manifest.developmentRegion)
      .required.filter { !present.contains($0) }
    return message
  }

  // MARK: - Hashes

  private func hashes(
    of plan: MigrationPlan, _ selection: KeySelection, _ target: CheckedTable
  ) throws(MigrationError) -> [String: String] {
    let tables = selection.keys.flatMap(\.copies).flatMap(\.table.files) + target.files
    let edited = plan.edits.filter { !$0.isNewFile }.map(\.file)
    var hashes: [String: String] = [:]
    for file in Set(tables + edited + [facts.manifest.file]) {
      guard let bytes = files(file) else {
        throw .request("\(file) cannot be read; it is part of what is to be planned")
      }
      hashes[file] = FileDigest(bytes).text
    }
    return hashes
  }
}

extension PlannedMessage {
  /// Takes one owner's version wherever copies differ and that owner has one.
  fileprivate mutating func decide(for owner: String) {
    for index in parts.indices where parts[index].decision == .open {
      guard parts[index].choices.contains(where: { $0.owners.contains(owner) }) else { continue }
      parts[index].decision = .owner(owner)
    }
  }
}
