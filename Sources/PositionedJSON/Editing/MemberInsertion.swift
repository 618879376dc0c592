/// Writes new members into an object, laid out as those around them are.
struct MemberInsertion {
  private let document: JSONDocument
  private let object: JSONNode
  private let members: [JSONMember]
  /// For each index, the count included, the member whose value shows the layout of a new one there: the nearest
  /// container with content, those before first; nil where there is none at all.
  private let models: [JSONNode?]
  private let surroundings: JSONLayout
  private let own: JSONLayout

  /// - Parameter layout: stands for what the object does not show.
  init(into object: JSONNode, of document: JSONDocument, layout: JSONLayout) {
    self.document = document
    self.object = object
    members = Array(object.members)
    models = Self.models(in: members)
    surroundings = layout
    own = members.isEmpty ? layout : document.layout(of: object, like: layout)
  }

  /// The change that adds members, in the order given, before the one at `index`, or at the end.
  func splice(of added: [JSONFragment.Member], at index: Int) -> JSONSplice {
    guard !members.isEmpty else {
      let text = JSONFragment.object(added).rendered(
        in: [surroundings], indentation: document.indentation(of: object))
      return JSONSplice(object.range, text)
    }
    let neighbor = members[max(0, min(index, members.count) - 1)]
    let indentation = String(decoding: document.lineIndentation(at: neighbor.keyRange.lowerBound), as: UTF8.self)
    let levels = models[max(0, min(index, members.count))].map { document.layouts(of: $0, like: own) } ?? [own]
    let separator = Array((own.indent == nil ? own.separator : "," + own.newline + indentation).utf8)
    var writer = FragmentWriter(levels, indentation: indentation)
    for member in added {
      if index >= members.count { writer.append(separator) }
      writer.append(member, colon: own.colon)
      if index < members.count { writer.append(separator) }
    }
    let place =
      index < members.count ? members[index].keyRange.lowerBound : members[members.count - 1].value.range.upperBound
    return JSONSplice(place..<place, writer.bytes)
  }

  private static func models(in members: [JSONMember]) -> [JSONNode?] {
    let isModel = { (member: JSONMember) in member.value.isContainer && !member.value.isEmpty }
    var nearest = members.first(where: isModel)?.value
    var models = [nearest]
    for member in members {
      if isModel(member) { nearest = member.value }
      models.append(nearest)
    }
    return models
  }
}
