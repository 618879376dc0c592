import Foundation

/// Reads files whole.
package enum FileBytes {
  /// The bytes of a regular file, by one request of the system; nil where it is none, cannot be read, or became shorter
  /// meanwhile.
  package static func whole(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(facts.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        let got = read(file, start + count, size - count)
        if got < 0, errno == EINTR { continue }
        if got <= 0 { break }
        count += got
      }
    }
    return bytes.count == size ? bytes : nil
  }
}
