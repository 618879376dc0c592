import Foundation

/// Reads and writes files whole.
package enum FileBytes {
  /// The bytes of a regular file, by one request of the system; nil where it is none, cannot be read, or became shorter
  /// meanwhile. Nobody waits for a pipe.
  package static func whole(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
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

  /// Why `whole` gave nothing.
  static func problem(_ path: String) -> String {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return String(cString: strerror(errno)) }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: return "it is a folder, and no file"
    case S_IFREG: return access(path, R_OK) == 0 ? "it changed meanwhile" : String(cString: strerror(errno))
    default: return "it is a pipe or a device, and no file"
    }
  }

  /// Puts a file in the place of another one at once, so that no reader sees a part of it. It does not wait for the disk:
  /// after a loss of power the file may be damaged.
  static func replace(_ path: String, with bytes: [UInt8]) {
    let part = "\(path).\(getpid())-\(UInt64.random(in: .min ... .max)).part"
    let file = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return }
    let isWritten = write(bytes, to: file)
    guard close(file) == 0, isWritten, rename(part, path) == 0 else {
      unlink(part)
      return
    }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
