import Findings
import ProjectCheck
import Reports

/// What became of a waiver, for the person who asked for it.
struct WaivingText {
  private let waiving: Waiving
  private let waiver: Waiver
  private let others: [Finding]
  private let isDry: Bool

  /// - Parameter others: Findings that the exception accepts as well.
  init(_ waiving: Waiving, _ waiver: Waiver, others: [Finding], isDry: Bool) {
    self.waiving = waiving
    self.waiver = waiver
    self.others = others
    self.isDry = isDry
  }

  var text: String { lines.map { "\($0)\n" }.joined() }

  private var lines: [String] {
    let finding = waiver.finding
    let end = waiver.approval.expires.map { "until \($0)" } ?? "for ever"
    let verb = isDry ? "would accept" : "accepts"
    return ["\(waiving.file):\(waiving.line): \(verb) \(finding.name) \(end)"]
      + ["  " + VisibleText(finding.message).prose]
      + waiving.exception.split(whereSeparator: \.isNewline).enumerated().map { number, line in
        "  + " + (number == 0 ? "" : "  ") + VisibleText(Self.unindented(line)).prose
      } + also
  }

  private var also: [String] {
    guard !others.isEmpty else { return [] }
    let names = others.prefix(3).map(\.id).joined(separator: ", ")
    let more = others.count > 3 ? " and \(others.count - 3) more" : ""
    let noun = others.count == 1 ? "another finding" : "\(others.count) other findings"
    return ["\(isDry ? "would accept" : "accepts") \(noun) of \(waiver.finding.rule) as well: \(names)\(more)"]
  }

  private static func unindented(_ line: Substring) -> String { String(line.drop(while: \.isWhitespace)) }
}
