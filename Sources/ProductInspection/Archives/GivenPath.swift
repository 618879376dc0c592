internal import Foundation

/// What lies at the path that was given.
enum GivenPath {
  case folder
  /// A regular file that begins like a zip archive.
  case file(ArchiveFile)

  private static let expected =
    "expected a built product: a folder such as an .app, .appex, .framework, .bundle or .xcarchive, or an .ipa or other"
    + " zip archive of one"

  /// Follows links: the path is the person's own.
  init(_ path: String) throws(InspectError) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw Self.unreachable(path) }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR:
      guard access(path, R_OK | X_OK) == 0 else { throw Self.unreadable(path) }
      self = .folder
    case S_IFREG:
      // What became a pipe meanwhile is not waited for.
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw Self.unreadable(path) }
      self = .file(try Self.archive(ArchiveFile(path, descriptor: descriptor)))
    default:
      throw InspectError("'\(path)' is a pipe, a socket or a device; \(Self.expected)")
    }
  }

  private static func archive(_ file: ArchiveFile) throws(InspectError) -> ArchiveFile {
    guard file.size > 0 else {
      throw InspectError("'\(file.path)' is empty; \(expected); copy or download it again")
    }
    switch FileSignature(try file.bytes(at: 0, count: min(file.size, FileSignature.length))) {
    case .zip: return file
    case .known(let kind, let remedy): throw InspectError("'\(file.path)' is \(kind); \(expected); \(remedy)")
    case .unknown: throw InspectError("'\(file.path)' is no zip archive; \(expected)")
    }
  }

  private static func unreachable(_ path: String) -> InspectError {
    guard errno == ENOENT || errno == ENOTDIR else { return unreadable(path) }
    return InspectError("nothing lies at '\(path)'; \(expected); look at how the path is spelled")
  }

  private static func unreadable(_ path: String) -> InspectError {
    InspectError("cannot read '\(path)': \(String(cString: strerror(errno))); \(expected) that you may read")
  }
}
