internal import Foundation

/// An open file of which parts are read.
///
/// A class because the open file is one thing: it is closed with the last one that reads it.
final class ArchiveFile {
  /// As it was given.
  let path: String
  /// In bytes.
  let size: Int
  private let descriptor: Int32

  /// The last name of the path.
  var name: String { (path as NSString).lastPathComponent }

  /// - Parameter descriptor: of a file open for reading; closed with this value.
  init(_ path: String, descriptor: Int32) throws(InspectError) {
    self.path = path
    self.descriptor = descriptor
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      size = 0
      throw InspectError("'\(path)' was replaced while it was opened; inspect it when nothing writes it")
    }
    size = Int(facts.st_size)
  }

  deinit {
    close(descriptor)
  }

  /// Whether that many bytes lie there.
  func holds(_ count: Int, at offset: Int) -> Bool { offset >= 0 && count >= 0 && offset <= size - count }

  /// Bytes that the file `holds`.
  func bytes(at offset: Int, count: Int) throws(InspectError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, got in
      while got < count, let base = buffer.baseAddress {
        let length = pread(descriptor, base + got, count - got, off_t(offset + got))
        if length < 0, errno == EINTR { continue }
        if length < 0 { failure = errno }
        guard length > 0 else { return }
        got += length
      }
    }
    guard failure == 0 else { throw InspectError("cannot read '\(path)': \(String(cString: strerror(failure)))") }
    guard bytes.count == count else {
      throw InspectError("'\(path)' became shorter while it was read; inspect it when nothing writes it")
    }
    return bytes
  }
}
