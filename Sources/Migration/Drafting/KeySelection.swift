import CallSites
import Findings
import Ownership
import OwnershipManifest
import Projects

/// The copies of each key that a request names, and those that must stay.
struct KeySelection {
  /// A table's entry.
  struct Copy {
    var table: CheckedTable
    var entry: CheckedEntry
  }

  /// In byte order of the keys; of each the copies in the order of the request's owners, then that of the new owner.
  private(set) var keys: [(key: String, copies: [Copy])] = []
  private(set) var refused: [RefusedKey] = []

  private let request: MigrationRequest
  private let facts: CheckFacts
  private let target: CheckedTable
  /// Look-ups that find several copies, in one product one and in another another.
  private let shared: [JudgedLookUp]
  /// The new owner's entries.
  private let own: [[UInt8]: CheckedEntry]

  init(_ request: MigrationRequest, _ facts: CheckFacts, target: CheckedTable) {
    self.request = request
    self.facts = facts
    self.target = target
    shared = facts.lookUps.filter { $0.found.count > 1 }
    own = Dictionary(target.entries.map { (Array($0.key.utf8), $0) }) { _, last in last }
    // By their bytes: two spellings of a letter are two keys.
    var found: [[UInt8]: [Copy]] = [:]
    for owner in request.from {
      for table in facts.tables(of: owner) where !request.isRename || table.name == target.name {
        for entry in table.entries where request.covers(entry.key) {
          found[Array(entry.key.utf8), default: []].append(Copy(table: table, entry: entry))
        }
      }
    }
    for (key, copies) in found.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      judge(String(decoding: key, as: UTF8.self), copies)
    }
  }

  private mutating func judge(_ key: String, _ copies: [Copy]) {
    let reasons = copies.compactMap { copy in
      reason(against: copy, among: copies).map { reason in
        RefusedKey(key: key, owner: copy.table.owner.name, place: copy.entry.place, reason: reason)
      }
    }
    guard reasons.isEmpty else {
      refused += reasons
      return
    }
    let own = request.isRename ? nil : own[Array(key.utf8)]
    keys.append((key, copies + (own.map { [Copy(table: target, entry: $0)] } ?? [])))
  }

  // MARK: - Reasons

  private func reason(against copy: Copy, among copies: [Copy]) -> String? {
    let (table, entry) = (copy.table, copy.entry)
    if entry.key.isEmpty { return "the empty key names no message; take it out of the catalog" }
    if table.isSystemTable {
      return "the system reads table \(table.name) from the bundle of each product; it has to stay where it is"
    }
    if table.owner.isExternal { return "the package is somebody else's; nothing of it can be moved" }
    if DuplicateKind(of: entry, in: table) == .interfaceBuilder {
      return "it belongs to a storyboard or xib, which reads its own table; it has to stay where it is"
    }
    if let product = remote(table, entry.key) {
      return "a server or the system sends it to \(product) (`remoteKeys`), which reads its own table; it has to stay"
    }
    if let file = intent(KeyPlace(owner: table.owner.name, table: table.name, key: entry.key)) {
      return
        "the system reads it for the intents of \(file), from the bundle of the product; it has to stay where it is"
    }
    if let file = sharedCode(KeyPlace(owner: table.owner.name, table: table.name, key: entry.key)) {
      return file
    }
    if isIntentTable(table) { return "the system reads table \(table.name) for intents; it has to stay" }
    if copies.contains(where: { $0.table.owner.name == table.owner.name && $0.table.name != table.name }) {
      return "\(table.owner.name) has it in several tables; take one out first"
    }
    if !table.sourceLanguage.isEmpty, table.sourceLanguage != target.sourceLanguage, table.isCatalog, target.isCatalog {
      return "table \(table.name) is translated from \(table.sourceLanguage), that of \(target.owner.name) from "
        + "\(target.sourceLanguage); make them one first"
    }
    return renaming(copy)
  }

  private func remote(_ table: CheckedTable, _ key: String) -> String? {
    facts.manifest.remoteKeys.first { remote in
      remote.table == table.name && facts.manifest.product(remote.product)?.holds(table.owner) == true
        && remote.keys.contains { Glob($0).matches(key) }
    }?.product
  }

  /// The file with App Intents that asks for a key: what they say is read from the product when it is built.
  private func intent(_ place: KeyPlace) -> String? {
    facts.lookUps.first { lookUp in
      lookUp.lookUp.api == .resource && lookUp.found.contains(place) && importsIntents(lookUp)
    }?.file
  }

  private func importsIntents(_ lookUp: JudgedLookUp) -> Bool {
    facts.modules[lookUp.module].files.first { $0.path == lookUp.file }?.names.imports.contains("AppIntents") == true
  }

  /// Code that products share finds each one's own copy: what becomes of it must be right for all of them.
  private func sharedCode(_ place: KeyPlace) -> String? {
    for lookUp in shared where lookUp.found.contains(place) {
      let others = lookUp.found.map(\.owner).filter { $0 != request.to && !request.from.contains($0) }
      guard let other = others.first else { continue }
      return "\(lookUp.file):\(lookUp.lookUp.line) also finds that of \(other); "
        + (request.isRename ? "give each its own code first" : "name \(other) in --from too")
    }
    return nil
  }

  /// Intents that a file describes are read from the table of the file's name, in the bundle that has the file.
  private func isIntentTable(_ table: CheckedTable) -> Bool {
    facts.declared.files.contains { file in
      file.hasSuffix(".intentdefinition") && file.split(separator: "/").last == "\(table.name).intentdefinition"
    }
  }

  /// A key that is its own text cannot get another name without changing what readers of the source language see.
  private func renaming(_ copy: Copy) -> String? {
    guard request.isRename else { return nil }
    let new = request.newKey(of: copy.entry.key)
    if new.isEmpty { return "its new name is empty" }
    if case .renamed(let names) = request.keys, names.values.count(where: { $0.utf8.elementsEqual(new.utf8) }) > 1 {
      return "another key is to get the name \"\(new)\" too; choose another"
    }
    let (before, after) = (SpecifierList(copy.entry.key), SpecifierList(new))
    if before.specifiers.map(\.source) != after.specifiers.map(\.source) {
      return "its new name has other arguments than its texts; keep them, in their order"
    }
    if copy.table.entries.contains(where: { $0.key.utf8.elementsEqual(new.utf8) }) {
      return "\(copy.table.owner.name) has \"\(new)\" already; choose another name"
    }
    guard copy.table.isCatalog, copy.entry.localization(copy.table.sourceLanguage)?.isThere != true else { return nil }
    return "the key is its own text in \(copy.table.sourceLanguage), which another name would change; write the text "
      + "into the catalog first"
  }
}
