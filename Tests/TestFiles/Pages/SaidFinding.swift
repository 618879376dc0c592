/// What a person who knows a planted fault wants to read of it on the page.
package struct SaidFinding: Sendable {
  package var rule: String
  /// Of those of one rule, the one about this language, or key.
  package var about: String?
  package var product: String
  /// In words.
  package var language: String
  /// What people were shown; nil where nobody was shown anything.
  package var value: String?
  /// The localization that served, in words, or `none` with the reason.
  package var resolved: String
  /// Each of these is in the heading.
  package var cause: [String]
  /// `file`, `file:line`; a column may follow on the page.
  package var place: String
  /// Is in what is to be done.
  package var fix: String
  /// Is in the command that shows it again.
  package var command: String

  package init(
    _ rule: String, about: String? = nil, product: String, language: String, value: String? = nil, resolved: String,
    cause: [String], place: String, fix: String, command: String
  ) {
    self.rule = rule
    self.about = about
    self.product = product
    self.language = language
    self.value = value
    self.resolved = resolved
    self.cause = cause
    self.place = place
    self.fix = fix
    self.command = command
  }

  /// What the section does not say, as sentences.
  package func gaps(in read: ReadFinding) -> [String] {
    func gap(_ fact: String, _ isThere: (String) -> Bool) -> String? {
      let text = read.facts[fact] ?? ""
      return isThere(text) ? nil : "\(rule): \(fact) is \"\(text)\""
    }
    let reason = read.facts["Rule"].map { $0.hasPrefix(rule + ": ") && $0.count > rule.count + 40 } ?? false
    return [
      gap("Product") { $0 == product }, gap("Language") { $0.hasPrefix(language) },
      gap("Shown") { shown in value.map(shown.contains) ?? shown.isEmpty },
      gap("Resolved locale") { $0.hasPrefix(resolved) }, gap("Where") { $0 == place || $0.hasPrefix(place + ":") },
      gap("Fix") { $0.contains(fix) }, gap("Reproduce") { $0.contains(command) },
      reason ? nil : "\(rule): Rule is \"\(read.facts["Rule"] ?? "")\"",
    ].compactMap(\.self)
      + cause.filter { !read.heading.contains($0) }.map { "\(rule): \"\($0)\" is not in \"\(read.heading)\"" }
  }
}
