package import PositionedJSON

/// What the compiler has to say about a catalog: an error, by which the catalog is rejected, or a warning.
package struct CompileProblem: Sendable, Hashable {
  package enum Severity: String, Sendable, Hashable {
    case error
    case warning
  }

  package var severity: Severity
  /// Apple's own words where they are known.
  package var message: String
  package var position: JSONPosition
  /// The language code as it is spelled in the catalog; nil outside of a localization.
  package var language: String?
  /// The key, with `|==|substitutions.NAME` behind it inside a substitution; nil outside of an entry.
  package var key: String?
  /// The folder, without suffix, that two codes of one language are compiled to; nil for any other problem.
  package var sharedFolder: String?

  package init(
    _ severity: Severity, _ message: String, at position: JSONPosition, language: String? = nil, key: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.position = position
    self.language = language
    self.key = key
  }

  /// `PATH:LINE:COLUMN: error: MESSAGE (LANGUAGE: KEY)`.
  package func line(path: String) -> String {
    "\(path):\(position.line):\(position.column): \(severity.rawValue): \(text)"
  }

  /// The message with the language and key it is about.
  package var text: String {
    guard let key else { return message }
    return language.map { "\(message) (\($0): \(key))" } ?? "\(message) (\(key))"
  }
}

extension CompileProblem {
  /// A problem of the catalog's shape; those that do not stop Apple's compiler are warnings.
  init(_ problem: CatalogProblem) {
    let place = problem.key.map { key in " (key '\(key)'" + (problem.language.map { ", language '\($0)'" } ?? "") + ")"
    }
    var message = problem.message
    if let place, message.hasSuffix(place) { message.removeLast(place.count) }
    self.init(
      problem.stopsCompilation ? .error : .warning, message, at: problem.position, language: problem.language,
      key: problem.key)
  }
}
