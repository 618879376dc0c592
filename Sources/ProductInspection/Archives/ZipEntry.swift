/// One entry of an archive's list of files.
struct ZipEntry {
  enum Kind {
    case file
    case folder
    case link
  }

  enum Method: Equatable {
    case stored
    case deflated
    /// The number that the format has for it.
    case other(Int)

    /// - Parameter number: APPNOTE 4.4.5.
    init(_ number: Int) {
      self = number == 0 ? .stored : number == 8 ? .deflated : .other(number)
    }
  }

  /// As the archive spells it.
  var name: String
  /// The name without empty parts, `.` and a slash at its end; empty for the root.
  var path: String
  var kind: Kind
  var method: Method
  /// CRC-32 of the bytes.
  var checksum: UInt32
  /// Bytes in the archive.
  var packedSize: Int
  /// Bytes when unpacked.
  var size: Int
  /// Where in the archive its own header begins.
  var offset: Int
  /// Where in the archive its bytes begin; known when that header was read.
  var dataOffset = 0

  /// Whether it is the extended attributes that archivers of macOS put beside the files, which no device installs.
  var isAttributes: Bool { path.hasPrefix("__MACOSX/") || path == "__MACOSX" }
}
