/// A file or folder that a target puts into its bundle.
package struct DeclaredResource: Sendable, Hashable {
  package enum Rule: String, Sendable, Hashable {
    /// Compiled or flattened to the bundle's root, `.lproj` folders kept.
    case process
    /// Copied with its folders as it is; a raw catalog stays raw.
    case copy
  }

  /// The file, for a `.copy` of a folder the folder.
  package var path: String
  package var rule: Rule
  /// The `.lproj` it lies in (`de`), nil for one that is not localized.
  package var localization: String?
  /// False where only a build knows whether it is a member (a condition, code that could not be read).
  package var isCertain: Bool

  package init(path: String, rule: Rule = .process, localization: String? = nil, isCertain: Bool = true) {
    self.path = path
    self.rule = rule
    self.localization = localization
    self.isCertain = isCertain
  }
}
