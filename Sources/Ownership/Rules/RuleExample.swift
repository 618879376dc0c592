/// A tiny project, written out, on which a rule is tried.
///
/// The files are laid into an empty folder and the folder is run; `bordercheck.json` is one of them. Without it they are
/// something built, and the folder is inspected, against the project in `Project` where there is one.
package struct RuleExample: Sendable {
  /// What the example shows, in a few words.
  package var title: String
  /// Path → text.
  package var files: [String: String]
  /// The folder among them that `--base` names; nil for an example without a base.
  package var base: String?

  package init(_ title: String, files: [String: String], base: String? = nil) {
    self.title = title
    self.files = files
    self.base = base
  }

  /// Whether it is something built.
  package var isBuilt: Bool { files["bordercheck.json"] == nil }

  /// A copy with some files replaced, added or (with nil) taken away.
  package func changing(_ title: String, _ changes: KeyValuePairs<String, String?>) -> RuleExample {
    var copy = RuleExample(title, files: files, base: base)
    for (path, text) in changes { copy.files[path] = text }
    return copy
  }

  /// A scenario file that installs the project, sets `languages` and launches everything.
  package static func scenario(_ languages: String...) -> String {
    let entries = languages.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {"languages": [\(entries)], "steps": [{"languages": "each"}, {"install": "current"}, {"launch": "all"}]}
      """
  }
}
