internal import PositionedJSON
internal import Reports

/// A `reportingDescriptor`; GitHub wants all its texts and takes an empty one for none.
struct SARIFRule {
  /// Bytes of a description, of which GitHub takes 1,024 characters.
  static let textLimit = 1_024

  let id: String
  let legend: RuleLegend?

  var bytes: [UInt8] {
    let title = Self.filled(legend?.title) ?? id
    let reason = Self.filled(legend?.reason) ?? title
    var line = JSONLine()
    line.beginObject()
    line.member("id", id)
    Self.append("shortDescription", title, to: &line)
    Self.append("fullDescription", reason, to: &line)
    Self.append("help", "\(reason)\n\n'bordercheck explain --rule \(id)' says when it speaks.", to: &line)
    line.endObject()
    return line.bytes
  }

  private static func append(_ member: String, _ text: String, to line: inout JSONLine) {
    line.beginObject(member)
    line.member("text", BoundedText.cut(text, to: textLimit))
    line.endObject()
  }

  private static func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
}
