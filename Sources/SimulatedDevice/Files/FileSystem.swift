#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The few calls that building a device takes, straight to the kernel: a matrix makes tens of thousands of them.
///
/// Every descriptor is opened with `O_CLOEXEC`, so that no child started meanwhile inherits it.
enum FileSystem {
  /// Creates a folder and those above it; one that is there already is no error.
  static func createFolder(_ path: String) throws(FileSystemError) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let parent = parent(of: path) else {
      throw FileSystemError(lastErrorOf: "create", path: path)
    }
    try createFolder(parent)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw FileSystemError(lastErrorOf: "create", path: path)
    }
  }

  /// Writes a file that may be there already.
  static func write(_ bytes: [UInt8], to path: String, mode: UInt32 = 0o644) throws(FileSystemError) {
    try bytes.withUnsafeBytes { bytes in
      Result { () throws(FileSystemError) in try write(bytes, to: path, mode: mode) }
    }.get()
  }

  /// Writes what lies in memory.
  static func write(_ bytes: UnsafeRawBufferPointer, to path: String, mode: UInt32) throws(FileSystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode_t(mode))
    guard file >= 0 else { throw FileSystemError(lastErrorOf: "write", path: path) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = part.baseAddress.map { systemWrite(file, $0, part.count) } ?? 0
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileSystemError(lastErrorOf: "write", path: path) }
      rest = rest.dropFirst(count)
    }
  }

  /// The bytes of a file from `offset`; nil where there is no such file.
  static func read(_ path: String, from offset: Int = 0) throws(FileSystemError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if file < 0 && errno == ENOENT { return nil }
    guard file >= 0, let size = size(ofOpen: file) else { throw FileSystemError(lastErrorOf: "read", path: path) }
    defer { close(file) }
    let wanted = max(0, size - offset)
    var failure = false
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted, let base = buffer.baseAddress {
        let got = pread(file, base + count, wanted - count, off_t(offset + count))
        if got < 0 && errno == EINTR { continue }
        failure = got < 0
        guard got > 0 else { return }
        count += got
      }
    }
    if failure { throw FileSystemError(lastErrorOf: "read", path: path) }
    return bytes
  }

  /// Size in bytes of a file; nil where there is none.
  static func size(of path: String) -> Int? {
    var facts = stat()
    return stat(path, &facts) == 0 ? Int(facts.st_size) : nil
  }

  /// Whether the path is a program that this process may start.
  static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Whether something lies at the path; a broken link does.
  static func exists(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  /// The path without symbolic links; nil where nothing lies there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Moves a file or folder within one file system.
  static func move(_ path: String, to target: String) throws(FileSystemError) {
    guard rename(path, target) == 0 else { throw FileSystemError(lastErrorOf: "move", path: path) }
  }

  /// The folder that holds `path`; nil for a name alone and for the root.
  static func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return nil }
    return String(path[..<slash])
  }
}

extension FileSystem {
  private static func size(ofOpen file: Int32) -> Int? {
    var facts = stat()
    return fstat(file, &facts) == 0 ? Int(facts.st_size) : nil
  }
}

/// `write(2)`, under a name that a method called `write` does not hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int { write(file, bytes, count) }
