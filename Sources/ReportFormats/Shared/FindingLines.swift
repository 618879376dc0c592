internal import Findings
internal import Reports

/// One finding as plain lines for a reader of a log: what, where, how to fix it, how to see it again.
struct FindingLines {
  /// Bytes of a text that are shown; a longer one would take the place of everything else.
  static let textLimit = 16_384

  let context: RenderingContext

  func lines(of finding: Finding) -> [String] {
    let kind = finding.exception == nil ? finding.severity.rawValue : "accepted"
    var lines = ["\(kind) \(finding.rule): \(Self.shown(finding.message))"]
    func add(_ name: String, _ text: String) { lines.append("  \(name) \(text)") }
    if let reason = finding.exception { add("because", Self.shown(reason)) }
    if let approval = finding.approval {
      add(
        "approved",
        "by \(Self.shown(approval.approvedBy)), \(approval.expires.map { "until \(Self.shown($0))" } ?? "for good")")
    }
    if let place = finding.place { add("at", Self.shown(context.repositoryPrefix + place.text)) }
    if let cell = finding.cells.first {
      let rest = finding.cells.count - 1
      add("in", Self.shown(cell) + (rest > 0 ? " and \(rest) more \(rest == 1 ? "cell" : "cells")" : ""))
    }
    if !finding.remedy.isEmpty { add("fix", Self.shown(finding.remedy)) }
    if !finding.reproduce.isEmpty { add("again", ShellCommand.text(context.invocation.command(finding.reproduce))) }
    return lines
  }

  /// A text of somebody else for a sentence.
  static func shown(_ text: String) -> String { VisibleText(BoundedText.cut(text, to: textLimit)).prose }
}
