package import PositionedJSON

/// A named part of a text, `%#@name@`, that varies by an argument of its own.
package struct CatalogSubstitution: Sendable {
  let member: JSONMember

  package var name: String { member.key }
  package var position: JSONPosition { member.keyPosition }
  package var node: JSONNode { member.value }
  /// The 1-based position of the argument; not checked to be positive.
  package var argNum: Int? { node["argNum"].flatMap(Self.wholeNumber) }
  /// A printf conversion without `%`, such as `lld`.
  package var formatSpecifier: String? { node["formatSpecifier"]?.string }
  package var variations: [VariationAxis] { VariationAxis.all(in: node["variations"]) }

  /// A number that is whole, also when it is written `1.0`.
  static func wholeNumber(_ node: JSONNode) -> Int? { node.integer ?? node.double.flatMap(Int.init(exactly:)) }
}
