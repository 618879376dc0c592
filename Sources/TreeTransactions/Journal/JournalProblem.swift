/// Why a journal cannot be read.
package enum JournalProblem: Error, Hashable, Codable, CustomStringConvertible {
  /// Written by another release.
  case otherVersion(path: String, found: Int)
  /// Cut off, edited, or no journal at all.
  case damaged(path: String)
  case unreadable(DiskFailure)

  package var description: String {
    switch self {
    case .otherVersion(let path, let found):
      "'\(path)' has version \(found) and this release reads version \(JournalText.version); use the release that wrote it"
    case .damaged(let path):
      "'\(path)' is cut off or was edited, so what it says is not done; the files' contents lie in the folders beside it"
    case .unreadable(let failure): "\(failure)"
    }
  }
}
