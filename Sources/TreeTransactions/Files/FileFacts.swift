#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The outside of what lies at a path; two that are equal are one file that nobody has changed in between.
struct FileFacts: Hashable {
  enum Kind: Hashable { case file, folder, link, other }

  var kind: Kind
  /// The twelve bits of the permissions.
  var mode: mode_t
  var owner: uid_t
  var group: gid_t
  /// In bytes.
  var size: Int
  var device: Int
  /// What the file system calls the file, whatever its name.
  var number: Int
  /// Times at which content and outside changed last, in nanoseconds since 1970.
  var changed: [Int]

  /// Whether nobody may write, by the permissions, which do not hold the superuser back.
  var isWriteProtected: Bool { mode & 0o222 == 0 }
}

extension Disk {
  /// The outside of what lies at a path, links not followed; nil where nothing does.
  static func facts(of path: String) throws(DiskFailure) -> FileFacts? {
    var facts = stat()
    guard lstat(path, &facts) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .last("look at", path)
    }
    return FileFacts(facts)
  }

  /// Whether anything lies at a path that can be looked at; a broken link does.
  static func isThere(_ path: String) -> Bool { (try? facts(of: path)) != nil }

  /// Whether the user may write to a file, or into a folder.
  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }
}

extension FileFacts {
  init(_ facts: stat) {
    #if canImport(Darwin)
      let times = [facts.st_mtimespec, facts.st_ctimespec]
    #else
      let times = [facts.st_mtim, facts.st_ctim]
    #endif
    kind =
      switch facts.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    mode = facts.st_mode & 0o7777
    owner = facts.st_uid
    group = facts.st_gid
    size = Int(facts.st_size)
    device = Int(truncatingIfNeeded: facts.st_dev)
    number = Int(truncatingIfNeeded: facts.st_ino)
    changed = times.map { Int($0.tv_sec) * 1_000_000_000 + Int($0.tv_nsec) }
  }
}
