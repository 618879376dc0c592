import Foundation

/// A piece of text that is searched for in bytes by its rarest letter.
struct Spelling {
  private let bytes: [UInt8]
  /// Where in it the rarest letter stands.
  private let anchor: Int

  /// Letters of Swift code, the most frequent first; all else is rarer.
  private static let frequent = Array("etairnosldcupmfghSvyb.xTVIkwCL".utf8)

  init(_ text: String) {
    bytes = Array(text.utf8)
    let ranks = bytes.map { byte in Self.frequent.firstIndex(of: byte) ?? Self.frequent.count }
    anchor = ranks.indices.max { ranks[$0] < ranks[$1] } ?? 0
  }

  func isIn(_ file: UnsafeRawBufferPointer) -> Bool {
    guard let start = file.baseAddress, !bytes.isEmpty, bytes.count <= file.count else { return false }
    let end = file.count - (bytes.count - anchor) + 1
    var index = anchor
    while index < end, let hit = memchr(start + index, Int32(bytes[anchor]), end - index) {
      let place = start.distance(to: UnsafeRawPointer(hit)) - anchor
      if isAt(place, file) { return true }
      index = place + anchor + 1
    }
    return false
  }

  private func isAt(_ place: Int, _ file: UnsafeRawBufferPointer) -> Bool {
    for (offset, byte) in bytes.enumerated() where file[place + offset] != byte { return false }
    return true
  }
}
