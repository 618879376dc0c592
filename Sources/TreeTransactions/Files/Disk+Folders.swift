#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension Disk {
  /// Makes a folder and those above it; one that is there is no error.
  static func makeFolders(_ path: String) throws(DiskFailure) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let parent = parent(of: path) else { throw .last("make the folder", path) }
    try makeFolders(parent)
    try makeFolder(path)
  }

  /// Makes a folder; one that is there is no error.
  ///
  /// - Returns: whether it was not there.
  @discardableResult
  static func makeFolder(_ path: String) throws(DiskFailure) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    guard errno == EEXIST else { throw .last("make the folder", path) }
    return false
  }

  /// Gives a folder its permissions, and its owner where the user may.
  static func setOutside(of folder: String, mode: UInt32, owner: UInt32, group: UInt32) throws(DiskFailure) {
    _ = lchown(folder, owner, group)
    try setMode(of: folder, to: mode)
  }

  static func setMode(of path: String, to mode: UInt32) throws(DiskFailure) {
    guard chmod(path, mode_t(truncatingIfNeeded: mode & 0o7777)) == 0 else {
      throw .last("set the permissions of", path)
    }
  }

  /// Removes a folder if nothing is in it.
  ///
  /// - Returns: whether it was removed.
  @discardableResult
  static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

  /// Removes a file, or a folder with all that is in it, as far as that goes.
  static func removeAll(_ path: String) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    for name in (try? names(in: path)) ?? [] { removeAll("\(path)/\(name)") }
    removeEmptyFolder(path)
  }

  /// Names of what lies in a folder, in byte order; none where there is no folder.
  static func names(in folder: String) throws(DiskFailure) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw .last("read", folder)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted(by: String.isPathBefore)
  }

  /// The path without links; nil where nothing lies there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path without links, as far as something lies there.
  static func resolved(_ path: String) -> String {
    if let real = realPath(path) { return real }
    guard let parent = parent(of: path) else { return path }
    return resolved(parent) + path.suffix(afterByte: parent.utf8.count)
  }

  /// Bytes that the user may still write to the file system of a folder; nil where the system does not say.
  static func freeBytes(at folder: String) -> Int? {
    var facts = statvfs()
    guard statvfs(folder, &facts) == 0 else { return nil }
    return Int(clamping: UInt64(facts.f_bavail).multipliedReportingOverflow(by: UInt64(facts.f_frsize)).partialValue)
  }

  /// The folder that holds `path`; nil for a name alone and for the topmost folder.
  static func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return nil }
    return String(path[..<slash])
  }
}
