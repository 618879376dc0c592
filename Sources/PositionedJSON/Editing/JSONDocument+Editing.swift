/// Changes of a strict text that touch only the lines they are about, each in the layout of its surroundings.
///
/// What the surroundings do not show is as in the `layout` handed in, usually the document's own.
extension JSONDocument {
  /// The change that writes `fragment` in the place of a value.
  package func replacement(of node: JSONNode, by fragment: JSONFragment, layout: JSONLayout) -> JSONSplice {
    let levels = layouts(of: node, like: layout)
    return JSONSplice(node.range, fragment.rendered(in: levels, indentation: indentation(of: node)))
  }

  /// The change that adds a member to an object, so that it becomes number `index` (0-based) of its members.
  package func insertion(of member: JSONFragment.Member, into object: JSONNode, at index: Int, layout: JSONLayout)
    -> JSONSplice
  {
    MemberInsertion(into: object, of: self, layout: layout).splice(of: [member], at: index)
  }

  /// The changes that add many members to an object, each run of them before the member that is number `index` (0-based)
  /// now; runs have different indexes.
  package func insertions(
    of runs: [(index: Int, members: [JSONFragment.Member])], into object: JSONNode, layout: JSONLayout
  ) -> [JSONSplice] {
    let insertion = MemberInsertion(into: object, of: self, layout: layout)
    return runs.map { insertion.splice(of: $0.members, at: $0.index) }
  }

  /// The change that takes a member out of an object, with the comma that goes with it.
  package func removal(of member: JSONMember, from object: JSONNode, layout: JSONLayout) -> JSONSplice {
    let start = member.keyRange.lowerBound
    return removals(from: object, layout: layout) { $0.keyRange == member.keyRange }.first
      ?? JSONSplice(start..<start, [])
  }

  /// The changes that take members out of an object, with the commas that go with them; one that empties the object
  /// covers it all.
  package func removals(
    from object: JSONNode, layout: JSONLayout, where isRemoved: (JSONMember) -> Bool
  ) -> [JSONSplice] {
    var splices: [JSONSplice] = []
    // The end of the last member that stays, and the start of the first of a run that goes.
    var kept: Int?
    var start: Int?
    for member in object.members {
      if isRemoved(member) {
        start = start ?? member.keyRange.lowerBound
        continue
      }
      if let first = start { splices.append(JSONSplice(first..<member.keyRange.lowerBound, [])) }
      (kept, start) = (member.value.range.upperBound, nil)
    }
    guard start != nil else { return splices }
    guard let kept else { return [JSONSplice(object.range, layout.emptyObject(indentation: indentation(of: object)))] }
    return splices + [JSONSplice(kept..<object.lastEnd, [])]
  }

  /// The blanks at the start of the line that a value begins on.
  func indentation(of node: JSONNode) -> String {
    String(decoding: lineIndentation(at: node.range.lowerBound), as: UTF8.self)
  }
}

extension JSONNode {
  /// Offset behind the last member of an object that has some.
  fileprivate var lastEnd: Int { members.reduce(range.lowerBound) { max($0, $1.value.range.upperBound) } }
}
