package import HostEvidence

/// Why a command could not be completed.
package enum CommandError: Error, Hashable, CustomStringConvertible {
  /// A path as given, and what the system said where that is known.
  case cannotWrite(String, because: FileFailure? = nil)
  /// Which files changed since a revision, and why that is not known.
  case unknownChanges(since: String, String)
  /// A file that somebody else wrote lies where one is to be written.
  case notOurs(String)

  package var description: String {
    switch self {
    case .cannotWrite(let path, nil): "cannot write '\(path)'; expected a folder that is there and may be written to"
    case .cannotWrite(let path, .some(let failure)):
      "cannot write '\(path)': \(failure); expected a place that may be written to and has room"
    case .unknownChanges(let revision, let reason): "cannot tell what changed since '\(revision)': \(reason)"
    case .notOurs(let path):
      "'\(path)' was not written by this command; move it away, or choose another folder"
    }
  }
}
