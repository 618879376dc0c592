package import Ownership
import OwnershipManifest
import PositionedJSON
import StringCatalogs
package import TreeTransactions

/// What applying a plan, and later finishing it, changes in each file.
package struct PlannedChanges {
  private let plan: MigrationPlan
  private let facts: CheckFacts
  private let files: @Sendable (String) -> [UInt8]?

  /// - Parameters:
  ///   - facts: the project as it is now.
  ///   - files: the bytes of a file, named from the project's folder; nil where it cannot be read.
  package init(_ plan: MigrationPlan, _ facts: CheckFacts, files: @escaping @Sendable (String) -> [UInt8]?) {
    self.plan = plan
    self.facts = facts
    self.files = files
  }

  /// The new owner's entries, and the callers: everything that stands before the copies go.
  ///
  /// - Throws: `open` where something is not decided, `unfit` where the plan is not one for this tree.
  package func ofApplying() throws(MigrationError) -> [FileChange] {
    let open = plan.openParts.map { "\"\($0.key)\", \($0.part.name)" }
    guard open.isEmpty else { throw .open(open) }
    guard !plan.moved.isEmpty else {
      throw .unfit(["every message of the plan is kept separate: nothing is to be done"])
    }
    // What follows looks at files that are as the plan saw them.
    let misfits = PlanFit(plan, facts, files: files).reasons + lostParts
    guard misfits.isEmpty else { throw .unfit(misfits) }
    return try PlannedChanges(plan.restored(from: facts, files: files), facts, files: files).ofRestored()
  }

  private func ofRestored() throws(MigrationError) -> [FileChange] {
    let reasons = MessageFit(plan, facts).reasons + sharedEdits + rewordedSources
    guard reasons.isEmpty else { throw .unfit(reasons) }
    var changes = try table()
    for (file, edits) in Dictionary(grouping: plan.activeEdits, by: \.file).sorted(by: { $0.key < $1.key }) {
      let before = files(file)
      changes.append(FileChange(path: file, before: before, after: try EditedText(before, edits, file: file).bytes))
    }
    return changes.filter { $0.before != $0.after }
  }

  /// The copies, out of the tables they stand in.
  package func ofFinishing() throws(MigrationError) -> [FileChange] {
    var keys: [PlannedMessage.Copy: [String]] = [:]
    for message in plan.moved {
      for copy in message.leavingCopies(for: plan.to) { keys[copy, default: []].append(message.key) }
    }
    var changes: [FileChange] = []
    for (copy, keys) in keys { changes += try removing(keys, from: copy) }
    return changes.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func removing(_ keys: [String], from copy: PlannedMessage.Copy) throws(MigrationError) -> [FileChange] {
    let table = try existing(copy.table, of: copy.owner)
    // Somebody may have taken some out since.
    let there = Set(table.entries.map { Array($0.key.utf8) })
    let keys = keys.filter { there.contains(Array($0.utf8)) }
    guard !keys.isEmpty else { return [] }
    guard table.isCatalog else { return try LegacyRemoval(table, files: files).changes(removing: keys) }
    return [try edited(table.files[0]) { editor throws(CatalogEditError) in try editor.removeKeys(keys) }]
  }

  // MARK: - The table

  private func table() throws(MigrationError) -> [FileChange] {
    let table = try existing(plan.table, of: plan.to)
    let entries = plan.moved.compactMap { message in
      message.entry.map { CatalogEditor.Entry(key: message.newKey, value: $0) }
    }
    guard table.isCatalog else {
      let target = LegacyTarget(table, developmentRegion: facts.manifest.developmentRegion, files: files)
      return try target.changes(setting: entries)
    }
    let change = try edited(table.files[0]) { editor throws(CatalogEditError) in try editor.setEntries(entries) }
    let broken = Self.problems(change.after ?? [], of: Set(entries.map(\.key)))
    guard broken.isEmpty else { throw .unfit(broken) }
    return [change]
  }

  private func existing(_ name: String, of owner: String) throws(MigrationError) -> CheckedTable {
    guard let table = facts.table(name, of: owner), !table.files.isEmpty else {
      throw .unfit(["\(owner) has no table \(name) any more; plan again"])
    }
    return table
  }

  /// What keeps the new entries from being compiled, such as a number where a text belongs.
  private static func problems(_ bytes: [UInt8], of keys: Set<String>) -> [String] {
    StringCatalog.read(bytes).problems.filter { $0.stopsCompilation && $0.key.map(keys.contains) ?? false }.map {
      let part = [$0.key.map { "\"\($0)\"" }, $0.language].compactMap(\.self).joined(separator: ", ")
      return "\(part) would be no entry of a String Catalog: \($0.message)"
    }
  }

  private func edited(
    _ file: String, _ edit: (inout CatalogEditor) throws(CatalogEditError) -> Void
  ) throws(MigrationError) -> FileChange {
    guard let before = files(file), let catalog = try? StringCatalog(before) else {
      throw .unfit(["\(file) is no String Catalog that can be read"])
    }
    var editor = CatalogEditor(catalog)
    do throws(CatalogEditError) { try edit(&editor) } catch { throw .unfit(["\(file): \(error)"]) }
    return FileChange(path: file, before: before, after: editor.catalog.bytes)
  }

  // MARK: - What a person took out of the plan

  /// No text is lost because its line was deleted from a plan.
  private var lostParts: [String] {
    var tables: [PlannedMessage.Copy: [[UInt8]: CheckedEntry]] = [:]
    for copy in Set(plan.moved.flatMap(\.copies)) {
      let entries = facts.table(copy.table, of: copy.owner)?.entries ?? []
      tables[copy] = Dictionary(entries.map { (Array($0.key.utf8), $0) }) { _, last in last }
    }
    return plan.moved.flatMap { message -> [String] in
      let planned = Set(message.parts.compactMap(\.language))
      return message.copies.flatMap { copy -> [String] in
        guard let entry = tables[copy]?[Array(message.key.utf8)] else {
          return ["\"\(message.key)\" is not in table \(copy.table) of \(copy.owner); plan again"]
        }
        return entry.localizations.map(\.language).filter { !planned.contains($0) }.map {
          "\"\(message.key)\": the plan lacks \($0), which \(copy.owner) has; put it back, or keep the message separate"
        }
      }
    }
  }

  /// Two texts in the language that is translated from are two messages: all translations hang on them.
  private var rewordedSources: [String] {
    let source = facts.table(plan.table, of: plan.to)?.sourceLanguage
    return plan.moved.flatMap { message in
      message.parts.filter { $0.language == source && !$0.reworded.isEmpty }.map { part in
        "\"\(message.key)\" says something else in \(part.name), which is translated from, in "
          + "\(part.reworded.joined(separator: " and ")): keep the message separate, or make the texts equal first"
      }
    }
  }

  /// Lines with calls of a message that moves and of one that stays; a new file just lacks the pieces of what stays.
  private var sharedEdits: [String] {
    let kept = Set(plan.messages.filter { $0.decision == .keepSeparate }.map(\.key))
    return plan.activeEdits.filter { !$0.isNewFile && !kept.isDisjoint(with: $0.messages) }.map {
      "\($0.file):\($0.line): the lines are for messages that move and for some that are kept separate; plan those that "
        + "move alone, with --keys"
    }
  }
}
