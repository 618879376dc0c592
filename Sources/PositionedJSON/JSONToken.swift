/// One record of the tape: a value or a member's key, as a byte range of the text.
///
/// An object is followed by its keys and values in turn, an array by its elements; `next` skips a value with all it holds.
struct JSONToken: Sendable {
  /// 0-based offset of the first byte, the opening quote or bracket included.
  var start: UInt32
  /// Offset just past the last byte, the closing quote or bracket included.
  var end: UInt32
  /// Index of the first record that is not part of this value.
  var next: UInt32
  var kind: JSONNode.Kind
  /// True for a string with at least one backslash.
  var isEscaped: Bool
}
