/// Why nothing was mended; all files are as they were.
package enum FixError: Error, Hashable, CustomStringConvertible {
  /// The check could not look at everything.
  case incomplete([String])
  /// All reasons against writing.
  case refused([String])
  case notWritten(String)
  /// A check of the changed project found more than before.
  case newFindings([String])
  case notRenamed(String, reason: String)

  package var description: String {
    switch self {
    case .incomplete(let messages):
      "nothing is mended while the check could not look at everything: \(Self.list(messages))"
    case .refused(let reasons): "nothing is changed: \(Self.list(reasons))"
    case .notWritten(let reason): reason
    case .newFindings(let findings):
      "the changes are taken back, as a check of them finds what it did not find before: \(Self.list(findings))"
    case .notRenamed(let folder, let reason): "'\(folder)' cannot be renamed: \(reason); the changes are taken back"
    }
  }

  private static func list(_ texts: [String]) -> String {
    texts.prefix(10).joined(separator: "; ") + (texts.count > 10 ? "; and \(texts.count - 10) more" : "")
  }
}
