#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension FileSystem {
  /// The outside of a file, by which a change shows.
  struct Facts: Hashable {
    /// In bytes.
    var size: Int
    /// Time of the last change, in nanoseconds since 1970.
    var changed: Int
    /// What the file system calls the file, whatever its name.
    var number: Int
    var isFolder: Bool
  }

  /// The outside of what lies at a path, links not followed; nil where nothing does.
  static func facts(of path: String) -> Facts? {
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    return Facts(
      size: Int(facts.st_size), changed: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec),
      number: Int(truncatingIfNeeded: facts.st_ino), isFolder: facts.st_mode & S_IFMT == S_IFDIR)
  }
}
