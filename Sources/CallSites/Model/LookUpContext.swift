/// Where in a file a look-up stands.
package struct LookUpContext: Sendable, Hashable {
  /// Inside `#Preview { … }` or a `PreviewProvider`.
  package var isPreview = false
  /// The conditions of enclosing `#if`s as they are written, the outermost first (`DEBUG`, `!os(watchOS)`).
  package var conditions: [String] = []
  /// Enclosing types, the outermost first.
  package var types: [String] = []
  /// The enclosing function, property or initialiser.
  package var member: String?
  /// Whether it is the body of a look-up helper (declared or recognised), where a key that is no literal is expected.
  package var isHelperBody = false

  package init() {}
}
