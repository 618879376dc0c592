import CommandLayer

/// Files of a command line that cannot be read.
package struct UnreadableFiles: LocatedError, Hashable {
  package struct File: Sendable, Hashable {
    /// As given.
    package var path: String
    /// Why it cannot be read, and what was expected.
    package var problem: String
  }

  package var files: [File]

  package var diagnosticLines: [String] { files.map { "\($0.path):1:1: error: \($0.problem)" } }
}
