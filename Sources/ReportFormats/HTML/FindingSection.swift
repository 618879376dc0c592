import Findings
import HostEvidence
import Reports

/// One finding with all that a person needs to see it, believe it and mend it.
struct FindingSection {
  /// Cells that are listed open.
  static let cellLimit = 3

  private let page: PageFinding
  private let finding: Finding
  private let context: RenderingContext
  private let values: FindingValues
  private let shown: [FindingValues.Value]

  init(_ page: PageFinding, context: RenderingContext, values: FindingValues) {
    self.page = page
    self.context = context
    self.values = values
    finding = page.finding
    shown = values.values(of: page.finding)
  }

  func append(to page: inout HTMLWriter) {
    page.markup("<section class=\"finding ")
    page.text(finding.severity.rawValue)
    page.markup("\"")
    page.attribute("id", self.page.id)
    page.attribute("aria-labelledby", "h-\(self.page.id)")
    // A link to it brings the focus there, also without scripts.
    page.markup(" tabindex=\"-1\">\n")
    appendHeading(to: &page)
    page.markup("<dl>\n")
    appendWhat(to: &page)
    appendRemedy(to: &page)
    appendWaiver(to: &page)
    appendRule(to: &page)
    page.markup("</dl>\n</section>\n")
  }

  /// Such as `German Widget, Gate line: Widget shows the key "trip.gate" in de: the German table has no entry`.
  private func appendHeading(to page: inout HTMLWriter) {
    page.markup("<h4")
    page.attribute("id", "h-\(self.page.id)")
    page.markup("><span class=\"mark\">")
    page.markup(finding.severity.words)
    page.markup("</span> ")
    if !place.isEmpty { page.element("<span class=\"where\">", place + ":", "</span> ") }
    page.markup("<span class=\"message\">")
    page.prose(finding.message)
    page.markup("</span> <a class=\"self\" aria-label=\"Link to this finding\"")
    page.attribute("href", "#\(self.page.id)")
    page.markup(">#</a></h4>\n")
  }

  /// Language, product and surface in words.
  private var place: String {
    let language = finding.language.map(LanguageWords.name)
    let start = [language, finding.product ?? finding.owner].compactMap(\.self).joined(separator: " ")
    var surfaces: [String] = []
    for value in shown where !value.record.surface.isEmpty && !surfaces.contains(value.record.surface) {
      surfaces.append(value.record.surface)
    }
    return ([start] + surfaces.prefix(2)).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension FindingSection {
  private func appendWhat(to page: inout HTMLWriter) {
    if !shown.isEmpty {
      page.markup("<dt>Shown</dt><dd><ul class=\"shown\">\n")
      for value in shown { value.append(to: &page, isSample: finding.key == nil) }
      page.markup("</ul></dd>\n")
    }
    let others = values.others(than: shown, of: finding)
    if !others.isEmpty {
      page.markup("<dt>Elsewhere</dt><dd><ul class=\"shown\">\n")
      for other in others { append(other.record, in: other.product, to: &page) }
      page.markup("</ul></dd>\n")
    }
    if let source = values.source(of: finding, shown: shown), let text = source.value {
      page.markup("<dt>Source text</dt><dd>")
      page.value(text, language: source.valueLanguage)
      page.element(" <span class=\"origin\">", LanguageWords.name(of: source.resolvedLocale ?? ""), "</span></dd>\n")
    }
    appendMessage(to: &page)
    appendProduct(to: &page)
    appendLanguage(to: &page)
    ResolvedLocales(of: finding, shown: shown).append(to: &page)
    appendCells(to: &page)
  }

  /// Owner, table and key, as far as the finding names them.
  private func appendMessage(to page: inout HTMLWriter) {
    guard finding.owner != nil || finding.table != nil || finding.key != nil else { return }
    // Where no table is named, the key is some other name, such as that of a class.
    let isMessage = finding.key != nil && finding.table != nil
    page.markup(finding.key == nil ? "<dt>Owner</dt><dd>" : isMessage ? "<dt>Message</dt><dd>" : "<dt>About</dt><dd>")
    var isFirst = true
    for name in [finding.owner, finding.table].compactMap(\.self) {
      page.markup(isFirst ? "" : " · ")
      page.element("<bdi>", name, "</bdi>")
      isFirst = false
    }
    if let key = finding.key {
      page.markup(isFirst ? "" : " · ")
      page.code(key)
    }
    page.markup("</dd>\n")
  }

  private func append(_ record: ObservationRecord, in product: String, to page: inout HTMLWriter) {
    page.markup("<li>")
    if let value = record.value {
      page.value(value, language: record.valueLanguage)
    } else {
      page.markup("<i class=\"empty\">nothing</i>")
    }
    page.element(" <span class=\"origin\">in <bdi>", product, "</bdi></span></li>\n")
  }

  private func appendProduct(to page: inout HTMLWriter) {
    if let product = finding.product {
      page.element("<dt>Product</dt><dd><bdi>", product, "</bdi></dd>\n")
    } else if let owner = finding.owner {
      page.element("<dt>Product</dt><dd>any that holds <bdi>", owner, "</bdi></dd>\n")
    } else {
      page.markup("<dt>Product</dt><dd>no single one: this is about the whole project</dd>\n")
    }
  }

  private func appendLanguage(to page: inout HTMLWriter) {
    page.markup("<dt>Language</dt><dd>")
    if let language = finding.language {
      page.language(language)
    } else {
      page.markup("no single one")
      let readers = Set(finding.cells.compactMap(values.reader)).sorted { $0.precedes($1) }
      for (number, reader) in readers.prefix(Self.cellLimit).enumerated() {
        page.markup(number == 0 ? "; here " : ", ")
        page.language(reader)
      }
      if readers.count > Self.cellLimit { page.markup(", …") }
    }
    page.markup("</dd>\n")
  }

  private func appendCells(to page: inout HTMLWriter) {
    guard !finding.cells.isEmpty else { return }
    page.markup(finding.cells.count == 1 ? "<dt>Cell</dt><dd>" : "<dt>Cells</dt><dd>")
    append(finding.cells.prefix(Self.cellLimit), to: &page)
    let rest = finding.cells.dropFirst(Self.cellLimit)
    if !rest.isEmpty {
      page.markup("<details><summary>and ")
      page.number(rest.count)
      page.markup(" more</summary>")
      append(rest, to: &page)
      page.markup("</details>")
    }
    page.markup("</dd>\n")
  }

  private func append(_ cells: ArraySlice<String>, to page: inout HTMLWriter) {
    page.markup("<ul class=\"cells\">")
    for id in cells {
      page.markup("<li>")
      page.code(id)
      if let cell = values.cell(id) {
        page.element(" <span class=\"origin\">reads ", cell.languages.joined(separator: ", "), "")
        page.element("; main bundle searches ", cell.searchList.joined(separator: ", "), "</span>")
      }
      page.markup("</li>\n")
    }
    page.markup("</ul>")
  }
}

extension FindingSection {
  private func appendRemedy(to page: inout HTMLWriter) {
    if let reason = finding.acceptance { appendProse("<dt>Accepted because</dt><dd>", reason, to: &page) }
    if !finding.remedy.isEmpty { appendProse("<dt>Fix</dt><dd class=\"fix\">", finding.remedy, to: &page) }
    if let place = finding.place {
      page.markup("<dt>Where</dt><dd>")
      page.code(place.text)
      page.markup("</dd>\n")
    }
    if !finding.reproduce.isEmpty {
      let command = ShellCommand.text(context.invocation.command(finding.reproduce))
      page.element("<dt>Reproduce</dt><dd><pre class=\"command\"><code>", command, "</code></pre></dd>\n")
    }
  }

  private func appendWaiver(to page: inout HTMLWriter) {
    guard let command = context.invocation.waiving(finding) else { return }
    page.markup("<dt>Accept</dt><dd><details><summary>the command that accepts it</summary>")
    if let hint = context.invocation.missingEvidence(of: [finding]) { appendProse("<p>", hint, "</p>", to: &page) }
    page.element("<code class=\"waive\">", ShellCommand.text(command), "</code></details></dd>\n")
  }

  private func appendRule(to page: inout HTMLWriter) {
    page.markup("<dt>Rule</dt><dd>")
    page.element("<code>", finding.rule, "</code>")
    if let legend = context.legends[finding.rule] {
      page.element(": ", legend.title, "")
      if !legend.reason.isEmpty { appendProse("<p class=\"reason\">", legend.reason, "</p>", to: &page) }
    }
    page.markup("</dd>\n")
  }

  private func appendProse(
    _ start: StaticString, _ text: String, _ end: StaticString = "</dd>\n", to page: inout HTMLWriter
  ) {
    page.markup(start)
    page.prose(text)
    page.markup(end)
  }
}
