package import PositionedJSON

/// The phrases of an App Shortcut in one language; the key is the first phrase of the source language.
package struct StringSet: Sendable {
  package let node: JSONNode

  /// Nil where `node` is no object with an array of `values`.
  init?(_ node: JSONNode) {
    guard node["values"]?.kind == .array else { return nil }
    self.node = node
  }

  package var state: String { node["state"]?.string ?? "" }
  /// The phrases in file order.
  package var values: [String] { node["values"]?.elements.compactMap(\.string) ?? [] }
  package var position: JSONPosition { node.position }
}
