import Findings
internal import HostEvidence
internal import ReportFormats
internal import Reports

/// The page of a comparison: what could not be compared, regressions, then the rest by owner and table.
struct DiffPage {
  private let comparison: ReportComparison
  private var page = HTMLWriter()

  init(_ comparison: ReportComparison) {
    self.comparison = comparison
  }

  var bytes: [UInt8] {
    var copy = self
    copy.appendHead()
    copy.appendSummary()
    copy.appendGaps(comparison.gaps.filter(\.isIncomplete), "What could not be compared")
    copy.appendRegressions()
    copy.appendRest()
    copy.appendAccepted()
    copy.appendGaps(comparison.gaps.filter { !$0.isIncomplete }, "How the reports differ")
    copy.page.markup("</main>\n</body>\n</html>\n")
    return copy.page.bytes
  }
}

extension DiffPage {
  private mutating func appendHead() {
    page.markup(
      """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <meta name="color-scheme" content="light dark">
      <title>
      """)
    page.text(comparison.tally)
    page.markup(" · Bordercheck</title>\n<style>\n")
    for part in [PageStyle.colors, PageStyle.text, PageStyle.findings, PageStyle.modes, DiffStyle.changes] {
      page.markup(part)
    }
    page.markup("</style>\n</head>\n<body>\n")
  }

  private mutating func appendSummary() {
    page.markup("<header class=\"verdict")
    switch comparison.verdict {
    case .clean: page.markup(" clean")
    case .findings: page.markup(" findings")
    case .incomplete: page.markup(" incomplete")
    }
    page.markup("\">\n<h1>")
    if let subject = comparison.subject { page.prose(subject + ": ") }
    page.prose(comparison.tally)
    page.markup("</h1>\n<p class=\"scope\">")
    page.code(comparison.old.name)
    page.prose(" (\(comparison.old.summary)) → ")
    page.code(comparison.new.name)
    page.prose(" (\(comparison.new.summary))")
    page.markup("</p>\n<p>")
    page.prose(comparison.conclusion)
    page.markup("</p>\n</header>\n<main>\n")
  }

  private mutating func appendGaps(_ gaps: [ComparisonGap], _ heading: StaticString) {
    guard let first = gaps.first else { return }
    page.markup("<section class=\"part\">\n<h2>")
    page.markup(heading)
    page.markup("</h2>\n<ul class=\"")
    page.markup(first.isIncomplete ? "partial" : "others")
    page.markup("\">\n")
    for gap in gaps {
      page.markup("<li>")
      page.prose(gap.text)
      page.markup("</li>\n")
    }
    page.markup("</ul>\n</section>\n")
  }
}

// MARK: - Changes

extension DiffPage {
  private mutating func appendRegressions() {
    let changes = comparison.changes.filter(\.isRegression)
    page.markup("<section class=\"part\">\n<h2>Regressions</h2>\n")
    if changes.isEmpty { page.markup("<p>None in what was compared.</p>\n") }
    for group in changes.runs({ $0.change == $1.change && $0.severity == $1.severity }) {
      guard let first = group.first, let description = ChangeClasses.description(of: first.change) else { continue }
      page.markup("<h3>")
      page.prose(description.title)
      page.markup(" <span class=\"number\">")
      page.number(group.count)
      page.markup("</span></h3>\n<p class=\"reason\">")
      page.prose(description.reason)
      page.markup("</p>\n")
      for change in group { append(change, place: change.key == nil ? nil : change.group) }
    }
    page.markup("</section>\n")
  }

  private mutating func appendRest() {
    page.markup("<section class=\"part\">\n<h2>Other changes</h2>\n")
    let changes = comparison.otherDifferences
    if changes.isEmpty { page.markup("<p>None.</p>\n") }
    for group in changes.runs({ $0.group == $1.group }) {
      page.element("<h3>", group.first?.group ?? "", "</h3>\n")
      for change in group { append(change, place: nil) }
    }
    page.markup("</section>\n")
  }

  private mutating func appendAccepted() {
    let groups = comparison.acceptedGroups
    guard !groups.isEmpty else { return }
    page.markup("<section class=\"part\">\n<h2>Findings that are newly accepted</h2>\n<ul class=\"others\">\n")
    for group in groups {
      page.markup("<li>")
      page.prose(group.words)
      page.markup("</li>\n")
    }
    page.markup("</ul>\n</section>\n")
  }

  private mutating func append(_ change: Change, place: String?) {
    page.markup("<article class=\"finding ")
    page.text(change.direction == .better ? "clean" : change.severity.rawValue)
    page.markup("\">\n<h4><span class=\"mark\">")
    page.text("\(change.glyph) \(change.change)")
    page.markup("</span> ")
    if let place {
      page.prose(place)
      page.markup(" · ")
    }
    page.code(change.finding?.rule ?? change.subject)
    page.markup(" ")
    page.prose(change.text)
    let hasProducts = change.finding == nil && (change.key != nil || change.owner != nil) && !change.products.isEmpty
    if hasProducts { page.prose(" · \(change.products.joined(separator: ", "))") }
    page.markup("</h4>\n")
    appendValues(of: change)
    page.markup("</article>\n")
  }
}

// MARK: - Values

extension DiffPage {
  /// Everything is on the page; what is more than this of one message opens.
  private static let limit = 12

  private mutating func appendValues(of change: Change) {
    let (groups, _) = change.groups(isDetailed: comparison.isDetailed || change.samples.count < 400, limit: .max)
    guard !groups.isEmpty else { return }
    appendTable(groups.prefix(Self.limit), of: change)
    guard groups.count > Self.limit else { return }
    page.markup("<details><summary>")
    page.count(groups.count - Self.limit, "more value")
    page.markup("</summary>\n")
    appendTable(groups.dropFirst(Self.limit), of: change)
    page.markup("</details>\n")
  }

  private mutating func appendTable(_ groups: ArraySlice<SampleGroup>, of change: Change) {
    page.markup("<table class=\"values\"><thead><tr><th scope=\"col\">Who</th>")
    page.markup(
      change.isCompared
        ? "<th scope=\"col\">Before</th><th scope=\"col\">Now</th>" : "<th scope=\"col\">Text</th>")
    page.markup("</tr></thead><tbody>\n")
    for group in groups { append(group, in: change) }
    page.markup("</tbody></table>\n")
  }

  private mutating func append(_ group: SampleGroup, in change: Change) {
    page.markup("<tr><th scope=\"row\">")
    page.prose(group.words(in: change).joined(separator: " · "))
    page.markup("</th>")
    let texts = ComparedText(group.sample.old?.value ?? "", group.sample.new?.value ?? "")
    let words = WordDifference(texts.old, texts.new)
    if change.isCompared {
      append(words.old, group.sample.old, old: true)
      append(words.new, group.sample.new, old: false)
    } else {
      let shown = group.sample.new ?? group.sample.old
      append([.init(text: ComparedText.shown(shown?.value ?? ""), isChanged: false)], shown, old: false)
    }
    page.markup("</tr>\n")
  }

  private mutating func append(_ pieces: [WordDifference.Piece], _ shown: Change.Shown?, old: Bool) {
    page.markup("<td><bdi class=\"value\" dir=\"auto\"")
    page.attribute("lang", PageLanguage.tag(shown?.localization ?? ""))
    page.markup(">")
    if shown?.value == nil {
      page.markup("<i class=\"empty\" lang=\"en\">nothing</i>")
    } else if pieces.allSatisfy(\.text.isEmpty) {
      page.markup("<i class=\"empty\" lang=\"en\">empty text</i>")
    }
    for piece in pieces where shown?.value != nil {
      if piece.isChanged { page.markup(old ? "<del>" : "<ins>") }
      page.text(piece.text)
      if piece.isChanged { page.markup(old ? "</del>" : "</ins>") }
    }
    page.markup("</bdi></td>")
  }
}
