#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Whole files as bytes, by plain system calls: a host reads its few files in microseconds.
package enum FileBytes {
  /// The bytes of a file; nil where there is none or it cannot be read, such as a pipe, which nobody waits for.
  ///
  /// - Parameter followsLinks: false for a file that somebody else wrote and that must lie where it is looked for.
  package static func read(_ path: String, followsLinks: Bool = true) -> [UInt8]? {
    guard let file = openedFile(path, followsLinks: followsLinks) else { return nil }
    defer { close(file.descriptor) }
    return contents(of: file.descriptor, size: file.size)
  }

  /// At most the last `count` bytes of a file, no link, and where they begin; nil where there is none.
  package static func tail(of path: String, count: Int) -> (bytes: [UInt8], offset: Int)? {
    guard let file = openedFile(path, followsLinks: false) else { return nil }
    defer { close(file.descriptor) }
    let offset = max(0, file.size - count)
    guard lseek(file.descriptor, off_t(offset), SEEK_SET) == off_t(offset) else { return nil }
    return contents(of: file.descriptor, size: file.size - offset).map { ($0, offset) }
  }

  /// The first `count` bytes of a file that is no link; nil where there are fewer.
  package static func head(of path: String, count: Int) -> [UInt8]? {
    guard let file = openedFile(path, followsLinks: false) else { return nil }
    defer { close(file.descriptor) }
    guard file.size >= count, let bytes = contents(of: file.descriptor, size: count) else { return nil }
    return bytes.count == count ? bytes : nil
  }

  /// Size of a file that is no link; nil where there is none.
  package static func size(of path: String) -> Int? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  private static func openedFile(_ path: String, followsLinks: Bool) -> (descriptor: CInt, size: Int)? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    return (descriptor, Int(status.st_size))
  }

  private static func contents(of descriptor: CInt, size: Int) -> [UInt8]? {
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let rest = UnsafeMutableRawBufferPointer(start: base + count, count: size - count)
        let length = systemRead(descriptor, rest)
        if length < 0 && errno == EINTR { continue }
        isRead = length >= 0
        if length <= 0 { return }
        count += length
      }
    }
    return isRead ? bytes : nil
  }

  /// Hands on the bytes of a file, piece by piece, so that a large one never lies in memory as a whole.
  ///
  /// - Returns: false where there is no file, or it cannot be read to its end.
  package static func read<Failure: Error>(
    _ path: String, piece: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard let file = openedFile(path, followsLinks: true) else { return false }
    defer { close(file.descriptor) }
    var buffer = [UInt8](repeating: 0, count: min(max(file.size, 1), pieceSize))
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(file.descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return count == 0 }
      try piece(buffer.span.extracting(0..<count))
    }
  }

  private static let pieceSize = 1 << 20

  /// Writes a file under a temporary name beside it and renames it, so that it is there whole or not at all.
  ///
  /// - Returns: false if any step failed; nothing is left behind then.
  package static func write(_ bytes: [UInt8], to path: String) -> Bool {
    do throws(FileFailure) {
      var file = try PartialFile(path)
      file.write(bytes.span)
      try file.complete()
      return true
    } catch {
      return false
    }
  }

  /// Writes another content into a file that is there, whole or not at all; its permissions stay.
  ///
  /// - Throws: why any step failed; the file is as it was then.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    var file = try PartialFile(path)
    try file.keepPermissions()
    file.write(bytes.span)
    try file.complete()
  }

  /// Whether nobody may write to a file, by its permissions, which do not hold the superuser back; false where none is.
  package static func isWriteProtected(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & 0o222 == 0
  }

  /// Makes the folders above a file, where they are missing.
  ///
  /// - Returns: false if the folder is not there afterwards.
  package static func makeFolder(of path: String) -> Bool {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return true }
    let folder = String(path[..<slash])
    if mkdir(folder, 0o755) == 0 || errno == EEXIST { return true }
    return makeFolder(of: folder) && (mkdir(folder, 0o755) == 0 || errno == EEXIST)
  }

  /// Writes all bytes to an open file.
  static func write(_ bytes: Span<UInt8>, to descriptor: CInt) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let length = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if length < 0 && errno == EINTR { continue }
        if length == 0 { errno = EIO }
        if length <= 0 { return false }
        rest = rest.dropFirst(length)
      }
      return true
    }
  }
}

// `FileBytes` has functions of these names, which hide the system's inside it.
private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: CInt, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
