package import PositionedJSON

/// Whole entries, any number of them in one pass over the text.
extension CatalogEditor {
  /// One key with all that is under it.
  package struct Entry: Sendable, Hashable {
    package var key: String
    package var value: JSONFragment

    package init(key: String, value: JSONFragment) {
      self.key = key
      self.value = value
    }
  }

  /// Adds entries where the catalog's order has them, and replaces those whose keys are there, which stay where they are.
  ///
  /// They are laid out as the catalog is, whatever file they come from; one that says the same already stays as it is
  /// written. Nothing outside of them changes but a comma, and `removeKeys(_:)` of what was added gives the first bytes
  /// back.
  ///
  /// - Throws: everything that is wrong: a key that is given twice or is there twice, no `strings`; nothing has changed then.
  package mutating func setEntries(_ entries: [Entry]) throws(CatalogEditError) {
    let document = catalog.document
    let found = try FoundKeys(entries.map(\.key), in: strings())
    var splices: [JSONSplice] = []
    var added: [JSONFragment.Member] = []
    for (entry, member) in zip(entries, found.members) {
      if let member {
        guard JSONFragment(member.value) != entry.value else { continue }
        splices.append(document.replacement(of: member.value, by: entry.value, layout: layout))
      } else {
        added.append(.init(entry.key, entry.value))
      }
    }
    let places = KeyPlaces(of: added.map(\.key), among: found.present, in: order)
    let runs = places.runs.map { run in (index: run.index, members: run.added.map { added[$0] }) }
    splices += document.insertions(of: runs, into: try strings(), layout: layout)
    if !splices.isEmpty { try apply(splices) }
  }

  /// Removes keys with all that is under them.
  ///
  /// - Throws: everything that is wrong: a key that is not there, is there twice, or is given twice, no `strings`; nothing
  ///   has changed then.
  package mutating func removeKeys(_ keys: [String]) throws(CatalogEditError) {
    let object = try strings()
    let found = try FoundKeys(keys, in: object)
    let absent = zip(keys, found.members).filter { $1 == nil }.map { CatalogEditError.absent(["strings", $0.0]) }
    if let error = CatalogEditError(all: absent) { throw error }
    let starts = Set(found.members.compactMap { $0?.keyRange.lowerBound })
    guard !starts.isEmpty else { return }
    var splices = catalog.document.removals(from: object, layout: layout) { starts.contains($0.keyRange.lowerBound) }
    if let emptyStrings, splices.first?.range == object.range { splices[0].replacement = emptyStrings }
    try apply(splices)
  }

  /// The object with all entries.
  private func strings() throws(CatalogEditError) -> JSONNode {
    let path = ["strings"]
    let root = catalog.document.root
    guard root.kind == .object else { throw .noObject([], root.position) }
    guard let node = root["strings"] else { throw .absent(path) }
    _ = try find(path)
    guard node.kind == .object else { throw .noObject(path, node.position) }
    return node
  }
}

/// Keys that are looked for among the members of an object, all in one pass.
private struct FoundKeys {
  /// For each key that was asked for the member; nil where there is none.
  let members: [JSONMember?]
  /// All keys that are there, in file order.
  let present: [String]

  init(_ keys: [String], in object: JSONNode) throws(CatalogEditError) {
    var errors: [CatalogEditError] = []
    // By their bytes: two spellings of a letter are two keys.
    var numbers: [[UInt8]: Int] = [:]
    for (number, key) in keys.enumerated() where numbers.updateValue(number, forKey: Array(key.utf8)) != nil {
      errors.append(.repeated(key: key))
    }
    var members: [JSONMember?] = Array(repeating: nil, count: keys.count)
    var present: [String] = []
    for member in object.members {
      let key = member.key
      present.append(key)
      guard let number = numbers[Array(key.utf8)] else { continue }
      if members[number] != nil { errors.append(.ambiguous(["strings", key], member.keyPosition)) }
      members[number] = member
    }
    if let error = CatalogEditError(all: errors) { throw error }
    (self.members, self.present) = (members, present)
  }
}
