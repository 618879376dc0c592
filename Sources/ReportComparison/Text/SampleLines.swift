internal import HostEvidence
internal import Reports

/// Shows what readers saw before and see now, side by side.
struct SampleLines: Sendable {
  let width: Int
  let style: TextStyle
  /// Whether every sample is shown, because somebody asked for a language.
  let isDetailed: Bool

  /// Values of one message that are shown where nobody asked for a language.
  private static let limit = 6
  static let nothing = "(nothing)"

  func lines(of change: Change) -> [String] {
    let (shown, rest) = change.groups(isDetailed: isDetailed, limit: isDetailed ? .max : Self.limit)
    let more = rest > 0 ? [style("    … and in \(rest) more language list\(rest == 1 ? "" : "s")", .faint)] : []
    return shown.flatMap { lines(of: $0, in: change) } + more
  }

  private func lines(of group: SampleGroup, in change: Change) -> [String] {
    let head = group.words(in: change).map { VisibleText($0).prose }.joined(separator: " · ")
    return head.lines(within: width - 4, indent: 2).map { "    " + style($0, .faint) } + values(of: group.sample)
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

  private static func quoted(_ pieces: [WordDifference.Piece], _ shown: Change.Shown) -> [WordDifference.Piece] {
    guard shown.value != nil else { return [.init(text: nothing, isChanged: false)] }
    return [.init(text: "“", isChanged: false)] + pieces + [.init(text: "”", isChanged: false)]
  }
}
