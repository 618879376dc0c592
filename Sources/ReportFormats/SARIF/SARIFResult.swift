internal import Findings
internal import PositionedJSON
internal import Reports

/// A `result`: one rule about one key, at one place.
struct SARIFResult {
  static let textLimit = 2_000

  let group: FindingGroup
  let ruleIndex: Int
  let context: RenderingContext

  var bytes: [UInt8] {
    var line = JSONLine()
    line.beginObject()
    line.member("ruleId", group.worst.rule)
    line.member("ruleIndex", ruleIndex)
    line.member("level", group.worst.severity.ofSARIF)
    line.beginObject("message")
    line.member("text", group.text(limit: Self.textLimit))
    line.endObject()
    line.beginArray("locations")
    appendLocation(to: &line)
    line.endArray()
    // Not `primaryLocationLineHash`, which the upload computes from the source line.
    line.beginObject("partialFingerprints")
    line.member("bordercheck/v1", group.fingerprint)
    line.endObject()
    line.endObject()
    return line.bytes
  }

  /// GitHub takes no result without a file, and no region with a part missing.
  private func appendLocation(to line: inout JSONLine) {
    let place = RepositoryPlace(of: group.worst, in: context)
    let (start, column) = (place?.line ?? 1, place?.column ?? 1)
    line.beginObject()
    line.beginObject("physicalLocation")
    line.beginObject("artifactLocation")
    line.member("uri", Self.uri(place?.name ?? RepositoryPlace.manifest(in: context)))
    line.member("uriBaseId", "SRCROOT")
    line.endObject()
    line.beginObject("region")
    line.member("startLine", start)
    line.member("startColumn", column)
    line.member("endLine", start)
    line.member("endColumn", column + 1)
    line.endObject()
    line.endObject()
    line.endObject()
  }

  /// A path as a relative reference (RFC 3986): every byte that is no unreserved character or slash is escaped.
  private static func uri(_ path: String) -> String {
    let hexadecimal = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.append(Character(Unicode.Scalar(byte)))
      default: result += "%\(hexadecimal[Int(byte >> 4)])\(hexadecimal[Int(byte & 15)])"
      }
    }
  }
}

extension Severity {
  fileprivate var ofSARIF: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error, .incomplete: "error"
    }
  }
}
