/// Changes of a strict text that touch only the lines they are about, each in the layout of its surroundings.
///
/// What the surroundings do not show is as in the `layout` handed in, usually the document's own.
extension JSONDocument {
  /// The change that writes `fragment` in the place of a value.
  package func replacement(of node: JSONNode, by fragment: JSONFragment, layout: JSONLayout) -> JSONSplice {
    let levels = layouts(of: node, like: layout)
    let indentation = String(decoding: lineIndentation(at: node.range.lowerBound), as: UTF8.self)
    return JSONSplice(node.range, fragment.rendered(in: levels[...], indentation: indentation))
  }

  /// The change that adds a member to an object, so that it becomes number `index` (0-based) of its members.
  package func insertion(of member: JSONFragment.Member, into object: JSONNode, at index: Int, layout: JSONLayout)
    -> JSONSplice
  {
    let members = Array(object.members)
    guard !members.isEmpty else { return filling(of: object, with: member, layout: layout) }
    let neighbor = members[max(0, min(index, members.count) - 1)]
    let own = self.layout(of: object, like: layout)
    let indentation = String(decoding: lineIndentation(at: neighbor.keyRange.lowerBound), as: UTF8.self)
    let model = nearestModel(in: members, to: index)
    let levels = model.map { layouts(of: $0, like: own) } ?? [own]
    let text = member.rendered(in: levels[...], colon: own.colon, indentation: indentation)
    let separator = Array((own.indent == nil ? own.separator : "," + own.newline + indentation).utf8)
    if index < members.count {
      let start = members[index].keyRange.lowerBound
      return JSONSplice(start..<start, text + separator)
    }
    let end = members[members.count - 1].value.range.upperBound
    return JSONSplice(end..<end, separator + text)
  }

  /// The change that takes a member out of an object, with the comma that goes with it.
  package func removal(of member: JSONMember, from object: JSONNode, layout: JSONLayout) -> JSONSplice {
    let members = Array(object.members)
    guard members.count > 1, let index = members.firstIndex(where: { $0.keyRange == member.keyRange }) else {
      let indentation = String(decoding: lineIndentation(at: object.range.lowerBound), as: UTF8.self)
      return JSONSplice(object.range, layout.emptyObject(indentation: indentation))
    }
    if index + 1 < members.count {
      return JSONSplice(member.keyRange.lowerBound..<members[index + 1].keyRange.lowerBound, [])
    }
    return JSONSplice(members[index - 1].value.range.upperBound..<member.value.range.upperBound, [])
  }

  private func filling(of object: JSONNode, with member: JSONFragment.Member, layout: JSONLayout) -> JSONSplice {
    let indentation = String(decoding: lineIndentation(at: object.range.lowerBound), as: UTF8.self)
    let text = JSONFragment.object([member]).rendered(in: [layout], indentation: indentation)
    return JSONSplice(object.range, text)
  }

  /// The value whose layout a new member at `index` follows: the nearest container with content, those before first.
  private func nearestModel(in members: [JSONMember], to index: Int) -> JSONNode? {
    let isModel = { (member: JSONMember) in member.value.isContainer && !member.value.isEmpty }
    let before = members.prefix(index).last(where: isModel)
    return (before ?? members.dropFirst(index).first(where: isModel))?.value
  }
}
