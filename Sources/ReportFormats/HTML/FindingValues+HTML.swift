import HostEvidence

extension FindingValues.Value {
  /// The value with what is known of where it came from.
  ///
  /// - Parameter isSample: whether it is one of several messages, so that it has to say which.
  func append(to page: inout HTMLWriter, isSample: Bool) {
    page.markup("<li>")
    if let value = record.value {
      page.value(value, language: record.valueLanguage)
    } else {
      page.markup("<i class=\"empty\">nothing</i>")
    }
    page.markup(" <span class=\"origin\">")
    if isSample { appendMessage(to: &page) }
    appendOrigin(to: &page)
    if !record.arguments.isEmpty { page.element("; arguments <bdi>", record.argumentText, "</bdi>") }
    if let variant = record.variant { page.element("; variant <code>", variant, "</code>") }
    if let locale = record.formattingLocale { page.element("; formatted as <code>", locale, "</code>") }
    if !record.surface.isEmpty { page.element("; surface <bdi>", record.surface, "</bdi>") }
    page.markup("</span></li>\n")
  }

  private func appendMessage(to page: inout HTMLWriter) {
    page.markup("for ")
    page.code(record.key)
    if let product { page.element(" in <bdi>", product, "</bdi>") }
    page.markup(": ")
  }

  private func appendOrigin(to page: inout HTMLWriter) {
    switch record.outcome {
    case .value: appendTable(to: &page)
    case .default: appendAsked("the code’s default, because no table served it", to: &page)
    case .key: appendAsked("the key itself, because no table served it", to: &page)
    case .persisted: page.markup("text that an earlier launch stored")
    case .noBundle: appendAsked("the bundle is not there", to: &page)
    }
  }

  private func appendTable(to page: inout HTMLWriter) {
    let locale = record.resolvedLocale ?? ""
    if locale.isEmpty {
      page.markup("served by a table of no language")
    } else {
      page.element("served by <b><bdi>", locale, "</bdi></b>")
    }
    if isFallback { page.markup(", a fallback") }
    page.markup(", ")
    page.bundle(record.bundle ?? record.asked)
    if let file = record.file { page.element(", table <code>", file, "</code>") }
  }

  private func appendAsked(_ words: StaticString, to page: inout HTMLWriter) {
    page.markup(words)
    page.markup("; asked ")
    page.bundle(record.asked)
  }
}
