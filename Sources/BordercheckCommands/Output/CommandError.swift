/// Why a command could not be completed.
package enum CommandError: Error, Hashable, CustomStringConvertible {
  case cannotWrite(String)
  /// Which files changed since a revision, and why that is not known.
  case unknownChanges(since: String, String)
  /// A file that somebody else wrote lies where one is to be written.
  case notOurs(String)

  package var description: String {
    switch self {
    case .cannotWrite(let path): "cannot write '\(path)'; expected a folder that is there and may be written to"
    case .unknownChanges(let revision, let reason): "cannot tell what changed since '\(revision)': \(reason)"
    case .notOurs(let path):
      "'\(path)' was not written by this command; move it away, or choose another folder"
    }
  }
}
