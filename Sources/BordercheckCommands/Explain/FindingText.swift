import Findings
import HostEvidence
import Reports

/// A finding in words, from evidence alone: what it says, and what was looked up, chosen and shown in each of its cells.
struct FindingText {
  /// Cells that are shown, and look-ups of each.
  static let limit = 12

  private let evidence: FindingEvidence
  private let legend: RuleLegend?
  private let invocation: Invocation
  private let width: Int
  private let style: TextStyle

  /// - Parameter legend: What the rule says; nil for one that this version does not know.
  init(
    _ evidence: FindingEvidence, legend: RuleLegend?, invocation: Invocation = Invocation(), width: Int,
    isColored: Bool
  ) {
    self.evidence = evidence
    self.legend = legend
    self.invocation = invocation
    self.width = min(max(width, 60), 100)
    style = TextStyle(isColored: isColored)
  }

  /// Ends with a line end.
  var text: String {
    let cells = evidence.cells.prefix(Self.limit).flatMap(lines(of:))
    let rest = evidence.cells.count - Self.limit
    let more = rest > 0 ? ["", "… and \(rest) more \(rest == 1 ? "cell" : "cells")"] : []
    return (heading + [""] + facts + [""] + [observed] + cells + more).map { "\($0)\n" }.joined()
  }
}

extension FindingText {
  private var finding: Finding { evidence.finding }

  private var heading: [String] {
    let title = legend.map { ": \($0.title)" } ?? ""
    let head = "\(finding.severity.glyph) \(finding.severity.rawValue) \(finding.rule)\(title)"
    let reason = legend.map { $0.reason.lines(within: width - 2).map { style("  \($0)", .faint) } } ?? []
    return head.lines(within: width, indent: 2).map { style($0, .strong) } + reason + [""]
      + VisibleText(finding.message).prose.lines(within: width - 2, indent: 2).map { "  \($0)" }
  }

  private var facts: [String] {
    let again = finding.reproduce.isEmpty ? nil : ShellCommand.text(invocation.command(finding.reproduce))
    return fact("id", finding.id, indent: 2) + fact("at", finding.place?.text, indent: 2)
      + fact("fix", finding.remedy.isEmpty ? nil : finding.remedy, indent: 2)
      + fact("known", finding.exception, indent: 2)
      // A command is never broken, because it is there to be copied.
      + (again.map { ["  " + style("again".filled(to: Self.nameWidth), .faint) + $0 + "  # in the project's folder"] }
        ?? [])
  }

  private var observed: String {
    guard !evidence.cells.isEmpty else {
      return finding.cells.isEmpty
        ? "it is about no single cell, so that no look-up belongs to it"
        : "the file has no record of its cells: nothing could be observed there"
    }
    let cells = "\(evidence.cells.count) \(evidence.cells.count == 1 ? "cell" : "cells")"
    let lookUps = "\(evidence.lookUps) \(evidence.lookUps == 1 ? "look-up" : "look-ups")"
    return style(evidence.lookUps == 0 ? "seen in \(cells)" : "seen in \(cells), \(lookUps)", .strong)
  }

  // MARK: - Cells

  private func lines(of cell: FindingEvidence.Cell) -> [String] {
    let record = cell.record
    let source = record.languagesFrom == .app ? "the list in its own preferences" : "the device's list"
    let rest = cell.observations.count - Self.limit
    let more = rest > 0 ? ["    … and \(rest) more look-ups"] : []
    return ["", "  " + style(VisibleText(record.id).text, .strong)]
      + fact("process", "\(record.process), release \(record.release), \(record.host.rawValue) host")
      + fact("reads", "\(Self.list(record.languages)): \(source)")
      + fact("searches", Self.list(record.searchList)) + fact("formats", "as \(record.formattingLocale)")
      + cell.observations.prefix(Self.limit).flatMap(lines(of:)) + more + cell.choices.flatMap(lines(of:))
  }

  private func lines(of observation: ObservationRecord) -> [String] {
    let arguments = observation.arguments.isEmpty ? "" : " with \(ExplanationText.list(observation.arguments))"
    let surface = observation.surface.isEmpty ? "" : ", shown as \(observation.surface)"
    let key = "\"\(observation.key)\"\(arguments), table \(observation.table) of \(observation.owner)\(surface)"
    return fact("look-up", key) + fact("shows", Self.shown(observation), indent: 6)
      + fact("asked", observation.asked, indent: 6) + fact("served", Self.source(of: observation), indent: 6)
      + fact("formats", observation.formattingLocale.map { "as \($0)" }, indent: 6)
  }

  private func lines(of choice: ChoiceRecord) -> [String] {
    let identifier = choice.identifier.map { " (\($0))" } ?? ""
    let name = choice.bundle == "." ? "the main bundle" : choice.bundle
    return fact("bundle", name + identifier) + fact("offers", Self.list(choice.offers), indent: 6)
      + fact("held to", choice.gate.map(Self.list), indent: 6)
      + fact("searches", Self.list(choice.searchList), indent: 6)
  }

  private static func shown(_ observation: ObservationRecord) -> String {
    let value = observation.value.map { "“\($0)”" } ?? "nothing"
    switch observation.outcome {
    case .value: return value
    case .default: return "\(value), the default of the call"
    case .key: return "\(value), the key itself"
    case .persisted: return "\(value), stored by an earlier launch"
    case .noBundle: return "nothing: the bundle that is asked is not there"
    }
  }

  /// Bundle, file, localization and variant that the value came from; nil where no table served it.
  private static func source(of observation: ObservationRecord) -> String? {
    guard let bundle = observation.bundle else { return nil }
    let locale = observation.resolvedLocale.map { $0.isEmpty ? "no localization" : "localization \($0)" }
    let variant = observation.variant.map { "variant \($0)" }
    let inside = [observation.file, locale, variant].compactMap { $0 }.joined(separator: ", ")
    return inside.isEmpty ? bundle : "\(bundle): \(inside)"
  }

  private static func list(_ languages: [String]) -> String {
    languages.isEmpty ? "nothing" : languages.joined(separator: ", ")
  }

  private static let nameWidth = 9

  /// A name and what is to be said, in as many lines as it takes; nothing where there is nothing to say.
  private func fact(_ name: String, _ text: String?, indent: Int = 4) -> [String] {
    guard let text else { return [] }
    let lines = VisibleText(text).prose.lines(within: width - indent - Self.nameWidth)
    return lines.enumerated().map { number, line in
      String(repeating: " ", count: indent) + style((number == 0 ? name : "").filled(to: Self.nameWidth), .faint) + line
    }
  }
}
