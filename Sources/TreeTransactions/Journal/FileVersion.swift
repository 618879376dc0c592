/// A content of a file, by what it is recognized from.
struct FileVersion: Hashable, Codable {
  /// In bytes.
  var size: Int
  /// Of the bytes.
  var checksum: String
  /// The permissions; nil is the system's for a new file.
  var mode: UInt32?

  init(_ bytes: [UInt8], mode: UInt32?) {
    size = bytes.count
    checksum = Checksum.text(of: bytes)
    self.mode = mode
  }

  /// Whether a file has this content, whatever its permissions.
  func isContent(of path: String, _ facts: FileFacts) throws(DiskFailure) -> Bool {
    guard facts.kind == .file, facts.size == size else { return false }
    return Checksum.text(of: try Disk.read(path)) == checksum
  }
}
