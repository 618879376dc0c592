#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A call of the file system that failed, with the path it was about.
package struct FileSystemError: Error, Hashable, CustomStringConvertible {
  /// What was tried, as a verb: `link`, `write`, `create`.
  package var action: String
  package var path: String
  /// The system's own words for the error number.
  package var reason: String

  package init(action: String, path: String, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// The error that the last failed call left in `errno`.
  init(lastErrorOf action: String, path: String) {
    self.init(action: action, path: path, reason: Self.text(of: errno))
  }

  package var description: String { "cannot \(action) '\(path)': \(reason)" }

  /// The system's words for an error number.
  static func text(of number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
