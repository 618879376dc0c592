#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Why the system did not do what was asked of a file.
package struct FileFailure: Error, Hashable, CustomStringConvertible {
  /// The number that the system gave (`errno`).
  package let number: CInt

  package init(number: CInt) { self.number = number }

  /// Links that lead in a circle.
  package static let linksInCircle = Self(number: ELOOP)

  /// What the last call that failed left.
  static var last: Self { Self(number: errno) }

  /// The system's words, such as `No space left on device`.
  package var description: String { strerror(number).map { String(cString: $0) } ?? "error \(number)" }
}
