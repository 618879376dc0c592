package import HostEvidence

/// Why a command could not be completed.
package enum CommandError: Error, Hashable, CustomStringConvertible {
  /// A path as given, and what the system said where that is known.
  case cannotWrite(String, because: FileFailure? = nil)
  /// Which files changed since a revision, and why that is not known.
  case unknownChanges(since: String, String)
  /// Which files have changes that are not committed, and why that is not known.
  case unknownStatus(String)
  /// Files that are to be changed have changes that are not committed.
  case uncommitted([String])
  /// A file that somebody else wrote lies where one is to be written.
  case notOurs(String)

  package var description: String {
    switch self {
    case .cannotWrite(let path, nil): "cannot write '\(path)'; expected a folder that is there and may be written to"
    case .cannotWrite(let path, .some(let failure)):
      "cannot write '\(path)': \(failure); expected a place that may be written to and has room"
    case .unknownChanges(let revision, let reason): "cannot tell what changed since '\(revision)': \(reason)"
    case .unknownStatus(let reason):
      "cannot tell whether the files are committed: \(reason); mend that, or give --allow-dirty"
    case .uncommitted(let paths):
      "nothing is changed: \(paths.prefix(5).map { "'\($0)'" }.joined(separator: ", "))"
        + (paths.count > 5 ? " and \(paths.count - 5) more" : "")
        + (paths.count == 1 ? " has" : " have")
        + " changes that are not committed; commit them first, or give --allow-dirty"
    case .notOurs(let path):
      "'\(path)' was not written by this command; move it away, or choose another folder"
    }
  }
}
