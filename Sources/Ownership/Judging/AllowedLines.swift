import CallSites
import Findings

/// Holds drafts against the comments in code that accept findings, and remembers which of them were needed.
struct AllowedLines {
  private struct Place: Hashable {
    var file: String
    var line: Int
    var rule: String
  }

  private let lines: [AllowedLine]
  private let places: [Place: [Int]]
  private var used: Set<Int> = []

  /// - Parameter lines: of which those that are written wrongly accept nothing.
  init(_ lines: [AllowedLine] = []) {
    self.lines = lines.filter { ExceptionMalformed.problem(with: $0.comment) == nil }
    places = Dictionary(grouping: self.lines.indices) { [lines = self.lines] index in
      Place(file: lines[index].file, line: lines[index].comment.coveredLine, rule: lines[index].comment.rule)
    }
  }

  /// What accepts the draft; what could not be observed is accepted by nothing.
  mutating func match(_ draft: Draft) -> Acceptance? {
    guard draft.severity != .incomplete, let place = draft.place, let line = place.line,
      let accepting = places[Place(file: place.file, line: line, rule: draft.rule)]
    else { return nil }
    used.formUnion(accepting)
    return accepting.first.map { Acceptance(reason: lines[$0].comment.reason) }
  }

  /// What there is to say about comments that accepted nothing.
  ///
  /// - Parameter isOn: whether a rule is tried.
  func drafts(isOn: (String) -> Bool) -> [Draft] {
    lines.indices.filter { !used.contains($0) && isOn(lines[$0].comment.rule) }
      .map { ExceptionUnused.draft(about: lines[$0]) }
  }
}
