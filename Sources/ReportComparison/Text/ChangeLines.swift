internal import Findings
internal import Reports

/// One change as lines of a text.
struct ChangeLines: Sendable {
  let width: Int
  let style: TextStyle
  let invocation: Invocation
  let isDetailed: Bool

  private var samples: SampleLines { SampleLines(width: width, style: style, isDetailed: isDetailed) }

  /// Under a heading that names its class: with owner, table and products.
  func full(_ change: Change) -> [String] {
    let place = [change.key == nil ? nil : change.group, change.subject].compactMap(\.self)
    return sentence(of: change, name: place.joined(separator: " · "), mark: "", ending: "") + samples.lines(of: change)
      + facts(of: change)
  }

  /// Under a heading that names owner and table.
  func short(_ change: Change) -> [String] {
    sentence(
      of: change, name: change.subject, mark: style(change.glyph, tone(of: change)) + " ", ending: " [\(change.change)]"
    )
      + samples.lines(of: change)
  }

  private func sentence(of change: Change, name: String, mark: String, ending: String) -> [String] {
    let products = change.key == nil && change.owner == nil ? "" : change.products.joined(separator: ", ")
    // A rule's sentence names its product and key itself.
    let words = change.finding == nil ? [name, change.text, products] : [change.finding?.rule ?? "", change.text]
    let text = words.filter { !$0.isEmpty }.map { VisibleText($0).prose }.joined(separator: " · ") + ending
    return text.lines(within: width - 4).enumerated().map { number, line in
      number == 0 ? "  \(mark)\(line)" : "    \(line)"
    }
  }

  private func tone(of change: Change) -> TextStyle.Tone {
    switch change.direction {
    case .worse: change.severity.mark
    case .better: .good
    case .neutral: .faint
    }
  }

  private func facts(of change: Change) -> [String] {
    guard let finding = change.finding else { return [] }
    let place = finding.place.map { VisibleText($0.text).prose.lines(within: width - 11) } ?? []
    let lines = place.enumerated().map {
      "    " + style(($0.offset == 0 ? "at" : "").filled(to: 6), .faint) + $0.element
    }
    // A command is never broken, because it is there to be copied.
    let command = finding.reproduce.isEmpty ? [] : [ShellCommand.text(invocation.command(finding.reproduce))]
    return lines + command.map { "    " + style("again ", .faint) + $0 }
  }
}
