package import CallSites
import Findings
import OwnershipManifest

/// Which keys anything in the project asks for, as far as sources and manifest show it.
package struct KeyUses {
  private let facts: CheckFacts
  private var found: Set<KeyPlace> = []
  /// Texts of literals and constants of any file.
  private var texts: Set<String> = []
  /// Names of members that generated symbols may be.
  private var members: Set<String> = []
  /// Members of types that no file declares, which a generator may write at each build: `homeitems` of
  /// `L10n.Home.items`, and of `HomeStrings.Localizable.homeItems`.
  private var generated: Set<String> = []
  /// Interpolated keys of look-ups whose bundle or table syntax does not show.
  private var patterns: [KeyText] = []
  /// The texts between the arguments of keys that were not found: a key with other specifiers is meant, not unused.
  private var shapes: Set<[Substring]> = []
  /// Owner and table that are asked with keys that only running code knows.
  private var dynamic: Set<KeyPlace> = []

  package init(_ facts: CheckFacts) {
    self.facts = facts
    for lookUp in facts.lookUps { note(lookUp) }
    let types = Set(facts.modules.lazy.flatMap(\.files).flatMap(\.names.types))
    for file in facts.modules.lazy.flatMap(\.files) {
      note(file)
      for reference in file.names.references { noteGenerated(reference.name, types) }
    }
  }

  private mutating func noteGenerated(_ name: String, _ types: Set<String>) {
    let parts = name.split(separator: ".")
    guard parts.count > 1, let root = parts.first, !types.contains(String(root)) else { return }
    for start in 1..<parts.count { generated.insert(Self.plain(parts[start...].joined())) }
  }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) })
  }

  private mutating func note(_ lookUp: JudgedLookUp) {
    let places = lookUp.found
    found.formUnion(places)
    for answer in lookUp.answers {
      switch answer.outcome {
      case .inOtherTable(let place), .inOtherBundle(let place): found.insert(place)
      case .unknown, .found, .nowhere: break
      }
    }
    if places.isEmpty, case .interpolated = lookUp.lookUp.key {
      patterns.append(lookUp.lookUp.key)
      if let key = lookUp.lookUp.key.likelyKey { shapes.insert(SpecifierFreeText(key).pieces) }
    }
    if case .symbol(let name) = lookUp.lookUp.api, let last = name.split(separator: ".").last {
      members.insert(String(last))
    }
    guard Self.isComposed(lookUp.lookUp) else { return }
    let asked = lookUp.answers.flatMap { $0.asked?.owners ?? [] } + [lookUp.owner].compactMap(\.self)
    for owner in asked { dynamic.insert(KeyPlace(owner: owner, table: lookUp.lookUp.table.name ?? "*", key: "")) }
  }

  /// Whether only running code knows the key that is asked for.
  package static func isComposed(_ lookUp: LookUp) -> Bool { DynamicKey.isOne(lookUp) || isDynamicPlain(lookUp) }

  private static func isDynamicPlain(_ lookUp: LookUp) -> Bool {
    guard lookUp.api == .nsLocalizedString, case .dynamic = lookUp.key else { return false }
    return !lookUp.context.isHelperBody
  }

  private mutating func note(_ file: ScannedFile) {
    texts.formUnion(file.names.literals)
    members.formUnion(file.names.references.compactMap { $0.name.split(separator: ".").last.map(String.init) })
    members.formUnion(file.names.members)
    for constant in file.constants {
      switch constant.value {
      case .text(let text), .rawValue(let text): texts.insert(text)
      case .bundle, .alias: break
      }
    }
    for call in file.calls {
      for argument in call.arguments { note(argument.text) }
      if case .literal(let receiver) = call.base { note(receiver.text) }
    }
  }

  private mutating func note(_ text: KeyText) {
    switch text {
    case .literal(let text): texts.insert(text)
    case .interpolated: patterns.append(text)
    case .dynamic: break
    }
  }

  // MARK: - Questions

  /// Whether all code that may ask for a table's keys was read: without it nothing is unused.
  package func isWhollyRead(_ table: CheckedTable) -> Bool { !isAskedDynamically(table) && isCodeRead(of: table) }

  /// The same, whatever keys code composes.
  package func isCodeRead(of table: CheckedTable) -> Bool {
    let owner = table.owner
    guard table.isReadable, !table.isSystemTable, !owner.isExternal else { return false }
    guard !facts.unreadable.contains(where: { $0.file.hasSuffix(".swift") }) else { return false }
    let holders = facts.holders(of: owner)
    let read = Set(facts.modules.filter { !$0.files.isEmpty }.flatMap { [$0.owner].compactMap(\.self) })
    let readProducts = Set(facts.modules.filter { !$0.files.isEmpty && $0.owner == nil }.flatMap(\.products))
    if !facts.isShared(owner.name) { return read.contains(owner.name) }
    let consumers = holders.allSatisfy { read.contains($0.name) || readProducts.contains($0.name) }
    if owner.bundle == "." || owner.access == .bundle || !read.contains(owner.name) {
      return consumers && !holders.isEmpty
    }
    return true
  }

  /// Whether keys of the table that nobody declares are composed by code.
  private func isAskedDynamically(_ table: CheckedTable) -> Bool {
    guard table.owner.dynamicKeys.isEmpty else { return false }
    return [table.name, "*"].contains { dynamic.contains(KeyPlace(owner: table.owner.name, table: $0, key: "")) }
  }

  package func isUsed(_ entry: CheckedEntry, in table: CheckedTable) -> Bool {
    let place = KeyPlace(owner: table.owner.name, table: table.name, key: entry.key)
    return found.contains(place) || texts.contains(entry.key) || facts.otherTexts.contains(entry.key)
      || isSymbolUsed(entry) || generated.contains(Self.plain(entry.key)) || isDeclared(entry.key, table)
      || isOfInterfaceFile(entry) || entry.key.contains("%") && patterns.contains { $0.matches(entry.key) }
      || entry.key.contains("%") && shapes.contains(SpecifierFreeText(entry.key).pieces)
  }

  /// Whether anything but a look-up may name the key: a file that is no Swift, a symbol, what a generator writes.
  package func isNamedOtherwise(_ entry: CheckedEntry) -> Bool {
    facts.otherTexts.contains(entry.key) || isSymbolUsed(entry) || generated.contains(Self.plain(entry.key))
  }

  private func isSymbolUsed(_ entry: CheckedEntry) -> Bool {
    entry.isManual && entry.generatesSymbol && members.contains(SymbolName(key: entry.key).text)
  }

  private func isDeclared(_ key: String, _ table: CheckedTable) -> Bool {
    let remote = facts.manifest.remoteKeys.contains { remote in
      remote.table == table.name && remote.keys.contains { Glob($0).matches(key) }
    }
    return remote || table.owner.dynamicKeys.contains { Glob($0).matches(key) }
  }

  /// Keys of storyboards and xibs: `x3v-GG-iWU.title`.
  private func isOfInterfaceFile(_ entry: CheckedEntry) -> Bool {
    if entry.comment?.contains("ObjectID = \"") == true { return true }
    return entry.key.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}\..+/) != nil
  }
}
