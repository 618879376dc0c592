#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension FileSystem {
  /// Gives a file a second name, or a copy where it cannot have one (other file system, foreign owner, too many names).
  ///
  /// Never a symbolic link: a program started through one finds itself where the link points.
  static func link(_ source: String, to path: String) throws(FileSystemError) {
    if systemLink(source, path) == 0 { return }
    guard [EXDEV, EPERM, EMLINK, EOPNOTSUPP].contains(errno) else {
      throw FileSystemError(lastErrorOf: "link '\(source)' to", path: path)
    }
    try copy(source, to: path)
  }

  /// Copies a file with its permissions, from the system's own memory: an executable is large.
  static func copy(_ source: String, to path: String) throws(FileSystemError) {
    let file = open(source, O_RDONLY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    var facts = stat()
    guard file >= 0, fstat(file, &facts) == 0 else { throw FileSystemError(lastErrorOf: "copy", path: source) }
    let (size, mode) = (Int(facts.st_size), UInt32(facts.st_mode & 0o777))
    guard size > 0 else { return try write([], to: path, mode: mode) }
    guard let memory = mmap(nil, size, PROT_READ, mapping, file, 0), memory != MAP_FAILED else {
      throw FileSystemError(lastErrorOf: "copy", path: source)
    }
    defer { munmap(memory, size) }
    try write(UnsafeRawBufferPointer(start: memory, count: size), to: path, mode: mode)
  }

  /// All pages at once where the system can: they are read anyway, and each would be a fault.
  private static var mapping: Int32 {
    #if os(Linux)
      MAP_PRIVATE | MAP_POPULATE
    #else
      MAP_PRIVATE
    #endif
  }

  /// Removes a file, or a folder with everything in it; nothing there is no error.
  ///
  /// Links are removed, not followed.
  static func remove(_ path: String) throws(FileSystemError) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    guard errno == EISDIR || errno == EPERM else { throw FileSystemError(lastErrorOf: "remove", path: path) }
    try removeFolder(path)
  }

  private static func removeFolder(_ path: String) throws(FileSystemError) {
    for entry in try entries(in: path) {
      if entry.isFolder { try removeFolder("\(path)/\(entry.name)") } else { try remove("\(path)/\(entry.name)") }
    }
    guard rmdir(path) == 0 || errno == ENOENT else { throw FileSystemError(lastErrorOf: "remove", path: path) }
  }

  /// Names of what lies directly in a folder, in byte order; none where there is no folder.
  static func names(in folder: String) throws(FileSystemError) -> [String] {
    try entries(in: folder).map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What lies directly in a folder, and whether it is known to be a folder itself.
  private static func entries(in folder: String) throws(FileSystemError) -> [(name: String, isFolder: Bool)] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw FileSystemError(lastErrorOf: "read", path: folder)
    }
    defer { closedir(stream) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { entries.append((name, entry.pointee.d_type == UInt8(DT_DIR))) }
    }
    return entries
  }
}

/// `link(2)`, under a name that a method called `link` does not hide.
private func systemLink(_ source: String, _ path: String) -> Int32 { link(source, path) }
