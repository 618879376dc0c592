internal import Findings
internal import PositionedJSON
internal import Reports

/// A report as SARIF 2.1.0, of the parts that GitHub's code scanning reads.
///
/// Accepted findings are left out: GitHub ignores `suppressions` and would show them as open.
struct SARIFReport {
  /// Results that GitHub keeps of a run.
  static let resultLimit = 5_000

  private let report: Report
  private let context: RenderingContext
  private let annotations: Annotations
  private let groups: [FindingGroup]
  /// Rules that have a result or a notification, in byte order.
  private let rules: [String]

  init(_ report: Report, in context: RenderingContext) {
    self.report = report
    self.context = context
    annotations = Annotations(of: report, in: context)
    groups = FindingGroup.groups(of: annotations.findings)
    rules = Set(annotations.findings.map(\.rule)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A rule, a notification or a result on each line.
  var bytes: [UInt8] {
    var text = Array("{\"$schema\":\"\(Self.schema)\",\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":{".utf8)
    text += "\"name\":\"Bordercheck\",\"version\":".utf8 + Self.quoted(report.tool)
    text += ",\"rules\":".utf8 + Self.array(rules.map(rule)) + "}},\n".utf8
    text += "\"automationDetails\":{\"id\":".utf8 + Self.quoted(runIdentifier) + "},\n".utf8
    text += "\"originalUriBaseIds\":{\"SRCROOT\":{\"description\":{\"text\":\"root of the repository\"}}},\n".utf8
    text += "\"invocations\":[{\"executionSuccessful\":\(report.verdict != .incomplete)".utf8
    text += ",\"toolExecutionNotifications\":".utf8 + Self.array(notifications) + "}],\n".utf8
    text += "\"results\":".utf8 + Self.array(results) + "}]}\n".utf8
    return LogSafeJSON.bytes(text)
  }

  private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  /// What replaces the results of the last upload: those of the same command over the same project and shard.
  private var runIdentifier: String {
    let shard = report.shard == .whole ? "" : "shard-\(report.shard.index)-of-\(report.shard.count)/"
    return "bordercheck/\(report.command.rawValue)/\(context.repositoryPrefix)\(shard)"
  }
}

// MARK: - Parts

extension SARIFReport {
  private func rule(_ id: String) -> [UInt8] {
    SARIFRule(id: id, legend: context.legends[id]).bytes
  }

  private var notifications: [[UInt8]] {
    let lost = annotations.findings.filter { $0.severity == .incomplete }.map { finding in
      SARIFNotification(level: "error", text: FindingLines.shown(finding.message), rule: finding.rule)
    }
    let cut = groups.count - Self.resultLimit
    let limits = [
      cut > 0 ? "\(cut) more results are left out here: \(Self.resultLimit) are the most that are kept" : nil,
      annotations.omission,
    ]
    let unjudged = report.unjudged.sorted { ExactText($0.rule) < ExactText($1.rule) }.map { rule in
      SARIFNotification(level: "warning", text: "could not look: \(FindingLines.shown(rule.reason))", rule: rule.rule)
    }
    return (lost + unjudged + limits.compactMap(\.self).map { SARIFNotification(level: "note", text: $0) }).map(\.bytes)
  }

  private var results: [[UInt8]] {
    let indexes = Dictionary(
      rules.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return groups.prefix(Self.resultLimit).map { group in
      SARIFResult(group: group, ruleIndex: indexes[group.worst.rule] ?? 0, context: context).bytes
    }
  }

  private static func array(_ elements: [[UInt8]]) -> [UInt8] {
    guard !elements.isEmpty else { return Array("[]".utf8) }
    return Array("[\n".utf8) + elements.joined(separator: Array(",\n".utf8)) + Array("\n]".utf8)
  }

  private static func quoted(_ text: String) -> [UInt8] {
    var line = JSONLine()
    line.element(text)
    return line.bytes
  }
}
