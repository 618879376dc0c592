internal import PositionedJSON

/// A `notification` about the run itself.
struct SARIFNotification {
  static let textLimit = 2_000

  /// `error`, `warning` or `note`.
  var level: String
  var text: String
  /// The rule that says it.
  var rule: String?

  var bytes: [UInt8] {
    var line = JSONLine()
    line.beginObject()
    if let rule {
      line.beginObject("descriptor")
      line.member("id", rule)
      line.endObject()
    }
    line.member("level", level)
    line.beginObject("message")
    line.member("text", BoundedText.cut(text, to: Self.textLimit))
    line.endObject()
    line.endObject()
    return line.bytes
  }
}
