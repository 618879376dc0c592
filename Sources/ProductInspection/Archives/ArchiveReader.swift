/// A part of a file, read piece by piece from its begin to its end.
struct ArchiveReader {
  private static let pieceSize = 1 << 20

  private let file: ArchiveFile
  private let end: Int
  private var piece: [UInt8] = []
  /// Where in the piece the next byte is.
  private var index = 0
  /// Where in the file the piece ends.
  private var pieceEnd: Int

  /// - Parameter range: byte offsets inside the file.
  init(_ file: ArchiveFile, range: Range<Int>) {
    self.file = file
    end = range.upperBound
    pieceEnd = range.lowerBound
  }

  var isAtEnd: Bool { index == piece.count && pieceEnd == end }

  /// The next bytes, which it steps over; nil where fewer are left.
  mutating func next(_ count: Int) throws(InspectError) -> ArraySlice<UInt8>? {
    if piece.count - index < count {
      let rest = end - pieceEnd
      guard piece.count - index + rest >= count else { return nil }
      let wanted = min(rest, max(Self.pieceSize, count))
      piece = try piece[index...] + file.bytes(at: pieceEnd, count: wanted)
      index = 0
      pieceEnd += wanted
    }
    defer { index += count }
    return piece[index..<index + count]
  }
}
