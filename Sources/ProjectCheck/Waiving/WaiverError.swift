package import PositionedJSON

/// Why a finding cannot be accepted; the manifest is as it was.
package enum WaiverError: Error, Hashable, CustomStringConvertible {
  /// `reason` stands after the finding's name.
  case unacceptable(String, reason: String)
  case accepted(String, by: String)
  /// By an exception at `place` whose last good day is over.
  case expired(String, place: String, day: String)
  /// What the manifest lacks of what the finding names, a phrase each.
  case ofAnotherProject(String, [String])
  case noLanguage(String)
  case severalTexts(String, [String])
  case noText(String)
  case unreadable(String)
  case notUTF8(String)
  /// Nobody may write to the file.
  case writeProtected(String)
  /// What the system says of the file.
  case notWritten(String, String)
  case notLoaded(InputErrors)

  package var description: String {
    switch self {
    case .unacceptable(let name, let reason): "\(name) \(reason); no exception can accept it"
    case .accepted(let name, let by): "\(name) is accepted already: \(by)"
    case .expired(let name, let place, let day):
      "\(name) was accepted until \(day) by the exception at \(place); fix it, or write a later \"expires\" there"
    case .ofAnotherProject(let name, let problems):
      "\(name) does not fit the project: the manifest has \(problems.joined(separator: ", and ")); expected evidence of "
        + "this project, as its manifest is now"
    case .noLanguage(let problem): "no exception can name the finding's language: \(problem)"
    case .severalTexts(let name, let texts):
      "\(name) shows \(texts.count) texts, such as \(texts.prefix(2).map { "\"\($0)\"" }.joined(separator: " and "));"
        + " an exception is pinned to one: leave --pin-value out"
    case .noText(let name):
      "\(name) shows no text to pin the exception to; expected --evidence of the run that shows it, or no --pin-value"
    default: fileProblem
    }
  }

  private var fileProblem: String {
    switch self {
    case .unreadable(let file): "\(file): the manifest cannot be read any more; restore it and start again"
    case .notUTF8(let file): "\(file): the manifest is not in UTF-8; write the exception by hand, or the file in UTF-8"
    case .writeProtected(let file):
      "\(file): the manifest is write-protected: its permissions let nobody write; make it writable, or leave it as it is"
    case .notWritten(let file, let reason): "\(file): the file cannot be written: \(reason); make it writable"
    case .notLoaded(let errors):
      "the manifest would not be read with the exception, so nothing is changed:\n\(errors)"
    default: ""
    }
  }
}
