import Findings
internal import Reports

/// The same language list gives another language.
package enum LanguagePickChanged: ChangeClass {
  package static let description = ChangeDescription(
    id: "language-pick-changed", title: "a product shows another language to the same reader",
    reason: "The whole product changes its language, and so does everything in it that follows the product.",
    severity: .error, direction: .worse)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    let groups = Dictionary(grouping: facts.shifts.picks) {
      [words($0.old), words($0.new), $0.play.languages.joined(separator: ",")]
    }
    return groups.map { texts, picks in
      let isBetter = rank(picks[0].new, picks[0].play) < rank(picks[0].old, picks[0].play)
      var change = Change(
        description, severity: isBetter ? .note : nil,
        text: "a reader of \(texts[2]) gets \(texts[1]), before \(texts[0])")
      change.products = picks.map(\.play.product).sortedByBytes()
      change.languages = [picks[0].play.languages]
      return change
    }
  }

  private static func words(_ languages: Set<String>) -> String {
    languages.isEmpty ? "none" : languages.sortedByBytes().joined(separator: " or ")
  }

  /// How far down the list the best of the languages is.
  private static func rank(_ languages: Set<String>, _ play: ComparedSide.Play) -> Int {
    play.languages.firstIndex { wanted in languages.contains { OwnLanguage.serves($0, wanted) } }
      ?? play.languages.count
  }
}
