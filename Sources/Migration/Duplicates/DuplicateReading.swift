import CallSites
import Findings
package import Ownership
import OwnershipManifest

/// Finds every key that stands in more than one owner, and what its copies are to each other.
package struct DuplicateReading {
  private let facts: CheckFacts
  private let callers: CallerIndex
  private let ownership: KeyOwnership
  private let approvals: DuplicateApprovals

  /// - Parameter today: the day that exceptions are held against, `YYYY-MM-DD`.
  package init(_ facts: CheckFacts, today: String?, jobs: Int) async {
    self.facts = facts
    callers = await CallerIndex(facts, jobs: jobs)
    ownership = KeyOwnership(manifest: facts.manifest)
    approvals = DuplicateApprovals(facts.manifest, today: today)
  }

  package func list() -> DuplicateList {
    var comments = LegacyComments(facts.manifest)
    var groups: [Group: [CopyReading]] = [:]
    for table in facts.tables {
      for entry in table.entries where !entry.key.isEmpty {
        groups[Group(entry.key, table), default: []].append(
          CopyReading(table: table, entry: entry, developmentRegion: facts.manifest.developmentRegion))
      }
    }
    let keys = groups.filter { Set($0.value.map(\.table.owner.name)).count > 1 }.map {
      key($0.key, $0.value, &comments)
    }
    return DuplicateList(
      keys: keys.sorted(by: Self.precedes),
      sharedTexts: SharedTexts.count(groups.values.joined()),
      scope: DuplicateList.Scope(
        keys: facts.tables.reduce(0) { $0 + $1.entries.count }, tables: facts.tables.count,
        owners: Set(facts.tables.map(\.owner.name)).count, files: Set(facts.modules.flatMap(\.files).map(\.path)).count)
    )
  }

  private static func precedes(_ left: DuplicatedKey, _ right: DuplicatedKey) -> Bool {
    if left.key.utf8.elementsEqual(right.key.utf8) { return left.kind != .system && right.kind == .system }
    return left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
  }

  /// Keys that can be copies of each other: those that code asks for, and those of one table that the system reads.
  private struct Group: Hashable {
    var key: String
    /// Empty for code.
    var system: String

    init(_ key: String, _ table: CheckedTable) {
      self.key = key
      system = !table.isSystemTable ? "" : table.name.hasSuffix("AppShortcuts") ? "AppShortcuts" : "InfoPlist"
    }
  }

  private func key(
    _ group: Group, _ found: [CopyReading], _ comments: inout LegacyComments
  ) -> DuplicatedKey {
    let readings = found.sorted { left, right in
      [left.table.owner.name, left.table.name].lexicographicallyPrecedes([right.table.owner.name, right.table.name]) {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }
    let copies = readings.map { copy($0, &comments) }
    let languages = copies.flatMap { $0.texts.map(\.language) }.ascending
    let kinds = readings.map { DuplicateKind(of: $0.entry, in: $0.table) }
    var key = DuplicatedKey(
      key: group.key, kind: kinds.first { $0 != .identifier && $0 != .prose } ?? kinds[0], copies: copies,
      languages: languages.compactMap { LanguageComparison($0, copies) }, comments: CommentComparison(copies),
      proposal: DuplicateProposal(.undecided, ""), approval: approvals.approval(of: group.key, copies))
    key.proposal = DuplicateJudge(ownership: ownership, key: key, readings: readings).proposal
    return key
  }

  private func copy(_ reading: CopyReading, _ comments: inout LegacyComments) -> KeyCopy {
    let (table, entry) = (reading.table, reading.entry)
    let comment = table.isCatalog ? entry.comment : comments.comment(of: entry.key, in: entry.place.file)
    return KeyCopy(
      owner: table.owner.name, table: table.name, place: entry.place, isCatalog: table.isCatalog,
      comment: comment,
      extractionState: entry.extractionState, shouldTranslate: entry.shouldTranslate, variations: reading.variations,
      texts: reading.texts, products: facts.manifest.products.filter { $0.holds(table.owner) }.map(\.name),
      callers: callers.callers(of: KeyPlace(owner: table.owner.name, table: table.name, key: entry.key)),
      doubts: callers.doubts(about: entry, in: table))
  }
}
