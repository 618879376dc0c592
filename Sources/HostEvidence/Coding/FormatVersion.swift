internal import PositionedJSON

/// The version of the formats that harness and hosts speak with each other.
package enum FormatVersion {
  /// What this build writes.
  package static let current = "1.0"

  /// True for any version of the major number that this build reads.
  package static func isReadable(_ version: String) -> Bool { version == "1" || version.hasPrefix("1.") }

  /// - Throws: `EvidenceError` that names the highest version this build reads.
  package static func check(_ fields: RecordFields) throws(EvidenceError) {
    let node = try fields.required("formatVersion")
    guard let version = node.string, isReadable(version) else {
      throw fields.error(
        "\(fields.kind) has format version \(node.string ?? "\(node.kind)"), highest supported is \(current)", at: node)
    }
  }
}
