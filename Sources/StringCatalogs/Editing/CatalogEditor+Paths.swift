import PositionedJSON

/// Changes by paths of member names, from the root down.
extension CatalogEditor {
  func existingEntry(_ key: String) throws(CatalogEditError) -> [String] {
    let path = ["strings", key]
    guard try find(path) != nil else { throw .absent(path) }
    return path
  }

  /// The member of `object`, which must be there at most once.
  private func member(_ path: ArraySlice<String>, in object: JSONNode) throws(CatalogEditError) -> JSONMember? {
    guard let name = path.last else { return nil }
    guard object.kind == .object else { throw .noObject(Array(path.dropLast()), object.position) }
    let all = object.members.filter { $0.isNamed(name) }
    if all.count > 1 { throw .ambiguous(Array(path), all[1].keyPosition) }
    return all.first
  }

  /// The value at a path; nil if some member is missing or `null` on the way.
  func find(_ path: [String]) throws(CatalogEditError) -> JSONNode? {
    var node = catalog.document.root
    for depth in path.indices {
      guard !node.isNull, let next = try member(path[...depth], in: node) else { return nil }
      node = next.value
    }
    return node
  }

  /// Refuses a path that would give a plain text variations, or a text with variations a plain one.
  func checkShape(along path: [String]) throws(CatalogEditError) {
    for depth in path.indices where depth > 2 {
      let next = depth + 1 < path.count ? path[depth + 1] : "stringUnit"
      let excluded = next == "variations" ? "stringUnit" : next == "stringUnit" ? "variations" : nil
      guard let excluded, let node = try find(Array(path[...depth])), node.kind == .object, let other = node[excluded],
        !other.isNull, node[next] == nil
      else { continue }
      throw .otherShape(Array(path[...depth]), other.position)
    }
  }

  /// Makes several changes, or none if one of them fails.
  mutating func allOrNothing(
    _ changes: (inout CatalogEditor) throws(CatalogEditError) -> Void
  ) throws(CatalogEditError) {
    var copy = self
    try changes(&copy)
    self = copy
  }

  /// Writes a value at a path, with objects around it where the path does not exist yet.
  mutating func set(_ fragment: JSONFragment, at path: [String]) throws(CatalogEditError) {
    let document = catalog.document
    var node = document.root
    for depth in path.indices {
      if node.isNull {
        return try apply([document.replacement(of: node, by: fragment.nested(in: path[depth...]), layout: layout)])
      }
      guard let next = try member(path[...depth], in: node) else {
        let value = fragment.nested(in: path[(depth + 1)...])
        let index = order.index(for: path[depth], among: node.members.map(\.key))
        return try apply([document.insertion(of: .init(path[depth], value), into: node, at: index, layout: layout)])
      }
      node = next.value
    }
    if case .string(let text) = fragment, node.isString(text) { return }
    try apply([document.replacement(of: node, by: fragment, layout: layout)])
  }

  /// Removes the member at a path, and its containers that would be empty, but not the first `keeping` of the path.
  mutating func remove(_ path: [String], keeping: Int) throws(CatalogEditError) {
    try apply([removal(of: path, keeping: keeping)])
  }

  /// The change that `remove(_:keeping:)` makes.
  func removal(of path: [String], keeping: Int) throws(CatalogEditError) -> JSONSplice {
    var chain: [(object: JSONNode, member: JSONMember)] = []
    var node = catalog.document.root
    for depth in path.indices {
      guard let next = try member(path[...depth], in: node) else { throw .absent(Array(path[...depth])) }
      chain.append((node, next))
      node = next.value
    }
    var target = chain.count - 1
    while target > keeping, chain[target].object.hasOneMember { target -= 1 }
    return catalog.document.removal(of: chain[target].member, from: chain[target].object, layout: layout)
  }

  mutating func apply(_ splices: [JSONSplice]) throws(CatalogEditError) {
    let document = catalog.document
    do throws(JSONSyntaxError) {
      catalog = try StringCatalog(document.encoding.encoded(document.text(applying: splices)))
    } catch {
      throw .unreadable(error)
    }
  }
}

extension JSONNode {
  fileprivate var hasOneMember: Bool { Array(members.prefix(2)).count == 1 }
}

extension JSONFragment {
  /// The value inside objects with one member each, outermost name first.
  fileprivate func nested(in path: ArraySlice<String>) -> JSONFragment {
    path.reversed().reduce(self) { .object([.init($1, $0)]) }
  }
}
