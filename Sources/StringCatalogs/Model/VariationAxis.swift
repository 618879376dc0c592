package import PositionedJSON

/// One way in which a text varies: `plural`, `device`, or another that a file names.
package struct VariationAxis: Sendable {
  let member: JSONMember

  package var name: String { member.key }
  package var position: JSONPosition { member.keyPosition }
  /// The cases in file order.
  package var cases: [VariationCase] {
    member.value.members.lazy.filter { $0.value.kind == .object }.map(VariationCase.init)
  }

  /// The axes of a `variations` object in file order; an axis that is `null` is none.
  static func all(in node: JSONNode?) -> [VariationAxis] {
    node?.members.lazy.filter { $0.value.kind == .object }.map(VariationAxis.init) ?? []
  }
}
