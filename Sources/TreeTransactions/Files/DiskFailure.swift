#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A call to the system that failed.
package struct DiskFailure: Error, Hashable, Codable, CustomStringConvertible {
  /// What was tried, as a verb: `read`, `replace`, `start`.
  package var action: String
  package var path: String
  /// The number that the system gave (`errno`).
  package var number: CInt

  package init(action: String, path: String, number: CInt) {
    self.action = action
    self.path = path
    self.number = number
  }

  /// What the last call that failed left.
  static func last(_ action: String, _ path: String) -> Self { Self(action: action, path: path, number: errno) }

  package var description: String {
    "cannot \(action) '\(path)': \(strerror(number).map { String(cString: $0) } ?? "error \(number)")"
  }
}

extension DiskFailure {
  /// Somebody wrote to the file in the very moment in which it was to be replaced.
  static func interference(_ path: String) -> Self { Self(action: "replace", path: path, number: EBUSY) }
}
