/// Whether a localization is in the language that somebody asked for.
package enum OwnLanguage {
  /// The same language, in the same script where both name one; which variant is best is for the rules to say.
  package static func serves(_ localization: String, _ language: String) -> Bool {
    if localization == language { return true }
    let left = localization.split { $0 == "-" || $0 == "_" }
    let right = language.split { $0 == "-" || $0 == "_" }
    guard left.first == right.first else { return false }
    let scripts = [left, right].map { $0.dropFirst().first { $0.count == 4 } }
    return scripts[0] == scripts[1] || scripts[0] == nil || scripts[1] == nil
  }
}
