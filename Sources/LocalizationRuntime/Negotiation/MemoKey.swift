/// A text that stands for lists of texts, as the key of a memo.
///
/// The first use of a dictionary whose key is a type of ours makes the Swift runtime search every loaded library for that
/// type's `Hashable`, a tenth of a millisecond each; a host process lives for two or three of them.
enum MemoKey {
  /// One text for two lists; different lists have different texts.
  static func text(_ first: [String], _ second: [String]) -> String {
    var text = String(first.count)
    for part in first { append(part, to: &text) }
    for part in second { append(part, to: &text) }
    return text
  }

  private static func append(_ part: String, to text: inout String) {
    text += ","
    text += String(part.utf8.count)
    text += ":"
    text += part
  }
}
