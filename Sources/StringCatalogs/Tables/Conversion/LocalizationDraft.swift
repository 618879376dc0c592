import PositionedJSON

/// What a catalog holds for a text of a legacy table, such that compiling it gives the text back.
struct LocalizationDraft {
  /// The localization; nil where a catalog cannot have the text.
  private(set) var content: JSONFragment?
  /// True if compiling the content gives exactly the text.
  private(set) var isExact = false
  /// Why there is no content.
  private(set) var reason = "it has several kinds of rules, or none"

  init(of text: LegacyText, key: String, language: String) {
    // Plurals where they say the same, as they are easier to read and to translate; else substitutions.
    for prefersPlurals in [true, false] {
      var shape = LocalizationShape(prefersPlurals: prefersPlurals)
      guard let fragment = shape.localization(of: text) else { continue }
      let context = TextContext(key: key, language: language, keyFormat: FormatText(key), sourceNumber: nil)
      guard let node = try? JSONDocument(fragment.rendered(in: [.xcode], indentation: "")).root else { continue }
      var compiler = TextCompiler(context)
      let result = compiler.compile(CatalogContent(node))
      if let error = compiler.problems.first(where: { $0.severity == .error }) {
        reason = "the compiler would reject it: \(error.message)"
        continue
      }
      guard result.plain != nil || result.rule != nil else {
        reason = "it has no text"
        continue
      }
      let isSame = result.plain == text.plain && result.rule == text.rule
      guard isSame || content == nil else { continue }
      (content, isExact) = (fragment, isSame)
      if isSame { return }
    }
  }
}
