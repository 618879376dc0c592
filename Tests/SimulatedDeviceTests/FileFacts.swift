#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system says of a path itself, links not followed.
struct FileFacts {
  var inode: UInt64
  /// How many names the file has.
  var names: Int
  var isRegular: Bool
  var permissions: UInt32

  init?(of path: String) {
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return nil }
    inode = UInt64(facts.st_ino)
    names = Int(facts.st_nlink)
    isRegular = facts.st_mode & S_IFMT == S_IFREG
    permissions = UInt32(facts.st_mode & 0o777)
  }
}
