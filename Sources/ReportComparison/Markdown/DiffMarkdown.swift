import Findings
internal import HostEvidence
internal import ReportFormats

/// Renders a comparison for a page of GitHub, cut between changes where the page has a limit.
struct DiffMarkdown {
  private let comparison: ReportComparison
  private let limit: Int?

  /// Bytes that the sentence about what was left out may take.
  private static let noticeRoom = 300
  /// Values of one message that are shown.
  private static let sampleLimit = 12
  /// Characters of a value that are shown.
  private static let valueLimit = 600

  init(_ comparison: ReportComparison, in context: RenderingContext) {
    self.comparison = comparison
    limit = context.byteLimit
  }

  var text: String {
    let sections = regressions + rest + accepted
    let start = head + gaps
    let whole = start + sections.map(\.text).joined()
    guard let limit, whole.utf8.count > limit else { return whole }
    var room = limit - start.utf8.count - Self.noticeRoom
    let kept = sections.prefix { section in
      room -= section.text.utf8.count
      return room >= 0
    }
    let lost = sections.dropFirst(kept.count).reduce(0) { $0 + $1.count }
    return start + kept.map(\.text).joined() + "<p>… and \(lost) more changes, for which there is no room here.</p>\n"
  }
}

extension DiffMarkdown {
  /// A heading or changes, and how many changes it holds.
  private struct Section {
    var text: String
    var count = 0
  }

  private var head: String {
    let subject = comparison.subject.map { GitHubHTML.code($0) + ": " } ?? ""
    let sides = [comparison.old, comparison.new].map { "\(GitHubHTML.code($0.name)) (\(GitHubHTML.text($0.summary)))" }
    return
      "## Bordercheck: what users see differently\n\n<p>\(subject)<b>\(GitHubHTML.text(comparison.tally))</b></p>\n"
      + "<p>\(sides.joined(separator: " → "))</p>\n<p>\(GitHubHTML.text(comparison.conclusion))</p>\n\n"
  }

  private var gaps: String {
    let lost = comparison.gaps.filter(\.isIncomplete)
    let others = comparison.gaps.filter { !$0.isIncomplete }
    return list(lost, heading: "Could not be compared") + list(others, heading: "How the reports differ")
  }

  private func list(_ gaps: [ComparisonGap], heading: String) -> String {
    guard !gaps.isEmpty else { return "" }
    let items = gaps.map { "<li>\(GitHubHTML.code($0.text))</li>\n" }.joined()
    return "### \(heading) (\(gaps.count))\n\n<ul>\n\(items)</ul>\n\n"
  }

  private var regressions: [Section] {
    let changes = comparison.changes.filter(\.isRegression)
    guard !changes.isEmpty else { return [] }
    return [Section(text: "### Regressions (\(changes.count))\n\n")]
      + changes.map { Section(text: item($0, place: $0.key == nil ? nil : $0.group), count: 1) }
  }

  private var rest: [Section] {
    let groups = comparison.otherDifferences.runs { $0.group == $1.group }
    return groups.flatMap { group -> [Section] in
      let heading = "### \(GitHubHTML.code(group.first?.group ?? "")) (\(group.count))\n\n"
      return [Section(text: heading)] + group.map { Section(text: item($0, place: nil), count: 1) }
    }
  }

  private var accepted: [Section] {
    let groups = comparison.acceptedGroups
    guard !groups.isEmpty else { return [] }
    let count = groups.reduce(0) { $0 + $1.count }
    return [Section(text: "### Findings that are newly accepted (\(count))\n\n")]
      + groups.map { Section(text: "<p>i \(GitHubHTML.code($0.words))</p>\n\n", count: $0.count) }
  }

  private func item(_ change: Change, place: String?) -> String {
    let name = [place, change.subject].compactMap(\.self).joined(separator: " · ")
    let products = change.key == nil && change.owner == nil ? "" : change.products.joined(separator: ", ")
    let words = [change.finding?.rule ?? name, change.text, change.finding == nil ? products : ""]
    let sentence = words.filter { !$0.isEmpty }.map { GitHubHTML.code($0) }.joined(separator: " · ")
    let line = "<p>\(GitHubHTML.text(change.glyph)) \(sentence) [\(GitHubHTML.text(change.change))]</p>\n"
    return line + table(change) + "\n"
  }

  private func table(_ change: Change) -> String {
    let (groups, rest) = change.groups(isDetailed: comparison.isDetailed, limit: Self.sampleLimit)
    guard !groups.isEmpty else { return "" }
    let rows = groups.map { row($0, in: change) }.joined()
    let more = rest > 0 ? "<tr><td colspan=\"3\">… and in \(rest) more language lists</td></tr>\n" : ""
    return "<table>\n\(rows)\(more)</table>\n"
  }

  private func row(_ group: SampleGroup, in change: Change) -> String {
    let head = "<td>\(GitHubHTML.code(group.words(in: change).joined(separator: " · ")))</td>"
    guard let old = group.sample.old, let new = group.sample.new else {
      let shown = group.sample.new ?? group.sample.old
      let value = shown?.value.map { GitHubHTML.value(ComparedText.shown($0)) } ?? SampleLines.nothing
      return "<tr>\(head)\(GitHubHTML.cell(value, language: shown?.localization))</tr>\n"
    }
    let texts = ComparedText(old.value ?? "", new.value ?? "")
    let words = WordDifference(texts.old, texts.new)
    let cells = [(words.old, old, "del"), (words.new, new, "ins")].map { pieces, shown, element in
      GitHubHTML.cell(value(pieces, shown, element), language: shown.localization)
    }
    return "<tr>\(head)\(cells.joined())</tr>\n"
  }

  private func value(_ pieces: [WordDifference.Piece], _ shown: Change.Shown, _ element: String) -> String {
    guard let value = shown.value else { return SampleLines.nothing }
    if value.isEmpty { return "<i>empty</i>" }
    let marked = pieces.cut(to: Self.valueLimit).map { piece in
      let text = GitHubHTML.text(piece.text)
      return piece.isChanged ? "<\(element)>\(text)</\(element)>" : text
    }
    return "<code>\(marked.joined())</code>"
  }
}
