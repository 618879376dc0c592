package import PositionedJSON

/// One text with its state.
package struct StringUnit: Sendable {
  package let node: JSONNode
  private let text: JSONNode

  /// Nil where `node` is no object with a string `value`.
  init?(_ node: JSONNode) {
    guard let text = node["value"], text.kind == .string else { return nil }
    self.node = node
    self.text = text
  }

  /// `translated`, `needs_review`, `new`, `machine_translated`, or anything else a file says; empty where it is missing.
  package var state: String { node["state"]?.string ?? "" }
  package var value: String { text.string ?? "" }
  /// Where the unit's object begins.
  package var position: JSONPosition { node.position }
  /// Where the text's opening quote stands.
  package var valuePosition: JSONPosition { text.position }
}
