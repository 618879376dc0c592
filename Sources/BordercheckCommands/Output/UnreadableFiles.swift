import CommandLayer

/// Files of a command line that cannot be read.
package struct UnreadableFiles: LocatedError, Hashable {
  /// As given.
  package var paths: [String]

  package var diagnosticLines: [String] {
    paths.map { "\($0):1:1: error: cannot be read; expected a file that is there and may be read" }
  }
}
