internal import HostEvidence
internal import Reports

/// Shows what readers saw before and see now, side by side.
struct SampleLines: Sendable {
  let width: Int
  let style: TextStyle
  /// Whether every sample is shown, because somebody asked for a language.
  let isDetailed: Bool

  /// Language lists of one message that are shown where nobody asked for one.
  private static let listLimit = 6

  func lines(of change: Change) -> [String] {
    let chosen = chosenSamples(of: change)
    let lists = Set(change.samples.map(\.languages)).subtracting(chosen.map(\.languages)).count
    let more =
      lists > 0 && change.isCompared ? ["    … and in \(lists) more language list\(lists == 1 ? "" : "s")"] : []
    return chosen.flatMap { lines(of: $0, in: change) } + more.map { style($0, .faint) }
  }

  /// One for each language list, or one at all where there is nothing to compare.
  private func chosenSamples(of change: Change) -> [Change.Sample] {
    if isDetailed { return change.samples }
    guard change.isCompared else {
      return [change.samples.first(where: \.isSource) ?? change.samples.first].compactMap(\.self)
    }
    var seen: Set<[String]> = []
    return Array(change.samples.filter { seen.insert($0.languages).inserted }.prefix(Self.listLimit))
  }

  private func lines(of sample: Change.Sample, in change: Change) -> [String] {
    let others = isDetailed || !change.isCompared ? 0 : change.samples.count { $0.languages == sample.languages } - 1
    let head = [
      sample.languageText, sample.placeWords(in: change), sample.argumentWords(others: others),
      sample.localizationWords,
    ]
    .filter { !$0.isEmpty }.map { VisibleText($0).prose }.joined(separator: " · ")
    return head.lines(within: width - 4, indent: 2).map { "    " + style($0, .faint) } + values(of: sample)
  }

  private func values(of sample: Change.Sample) -> [String] {
    guard let old = sample.old, let new = sample.new else {
      let text = ((sample.new ?? sample.old)?.value).map { "“\(ComparedText.shown($0))”" } ?? Self.nothing
      return MarkedLines(style: style, marks: .new).lines(of: [.init(text: text, isChanged: false)], within: width - 8)
        .map { "      │ \($0.text)" }
    }
    let texts = ComparedText(old.value ?? "", new.value ?? "")
    let words = WordDifference(texts.old, texts.new)
    let half = (width - 11) / 2
    let left = MarkedLines(style: style, marks: .old).lines(of: Self.quoted(words.old, old), within: half)
    let right = MarkedLines(style: style, marks: .new).lines(of: Self.quoted(words.new, new), within: half)
    return (0..<max(left.count, right.count)).map { number in
      let mine = number < left.count ? left[number] : .init(text: "", width: 0)
      let other = number < right.count ? right[number].text : ""
      return "      │ \(mine.text)\(String(repeating: " ", count: max(0, half - mine.width))) │ \(other)"
    }
  }

  static let nothing = "(nothing)"

  private static func quoted(_ pieces: [WordDifference.Piece], _ shown: Change.Shown) -> [WordDifference.Piece] {
    guard shown.value != nil else { return [.init(text: nothing, isChanged: false)] }
    return [.init(text: "“", isChanged: false)] + pieces + [.init(text: "”", isChanged: false)]
  }
}

extension Change {
  /// Whether its samples show a before and an after.
  var isCompared: Bool { samples.contains { $0.old != nil && $0.new != nil } }
}
