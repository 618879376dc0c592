internal import Foundation
internal import LocalizationRuntime

/// A message on its way to an attributed string.
struct MarkdownText {
  private let runs: [InlineMarkdown.Run]
  private let value: String.LocalizationValue
  private let options: AttributedString.FormattingOptions

  init(
    _ message: ResolvedMessage, of value: String.LocalizationValue, _ options: AttributedString.FormattingOptions
  ) {
    let text = InflectionMarkup.text(message.value, language: message.resolvedLocale)
    runs = InlineMarkdown(text).runs
    self.value = value
    self.options = options
  }

  var attributed: AttributedString {
    runs.reduce(into: AttributedString()) { $0 += attributed($1) }
  }

  private func attributed(_ run: InlineMarkdown.Run) -> AttributedString {
    var text = AttributedString(run.text)
    if let position = run.argument {
      if case .attributed(let given) = value.arguments[position] { text = given }
      if options.contains(.applyReplacementIndexAttribute) { text.replacementIndex = position + 1 }
    }
    var intent: InlinePresentationIntent = []
    if run.isEmphasized { intent.insert(.emphasized) }
    if run.isStrong { intent.insert(.stronglyEmphasized) }
    if run.isCode { intent.insert(.code) }
    if !intent.isEmpty { text.inlinePresentationIntent = intent }
    if let link = run.link.flatMap({ URL(string: $0) }) { text.link = link }
    return text
  }
}
