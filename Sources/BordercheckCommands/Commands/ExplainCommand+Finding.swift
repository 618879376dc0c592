import CommandLayer
import Findings
import Ownership
import PositionedJSON
import Reports

/// `bordercheck explain FINDING --evidence FILE`: one finding from evidence alone.
extension ExplainCommand {
  func explainFinding(of evidence: String, in context: CommandContext, isColored: Bool) throws -> ExitStatus {
    let name = try findingName()
    let report = try EvidenceFile.read(evidence, in: context)
    let finding = try Self.finding(name, in: report, of: evidence)
    let rule = RuleRegistry.rule(finding.rule)?.description
    let text = FindingText(
      FindingEvidence(of: finding, in: report), legend: rule.map { RuleLegend(title: $0.title, reason: $0.reason) },
      invocation: Invocation(tool: context.invocation), width: context.output.columns ?? 100, isColored: isColored)
    context.output.write(text.text)
    return .clean
  }

  /// - Throws: what is wrong with the command line, all at once.
  private func findingName() throws(UsageError) -> FindingName {
    let others: [(name: String, isGiven: Bool)] = [
      ("arguments", arguments != nil), ("built", built != nil), ("languages", languages != nil),
      ("owner", owner != nil), ("product", product != nil), ("project", project != nil), ("rule", rule != nil),
      ("scenario", scenario != nil), ("table", table != nil),
    ]
    var problems = others.filter(\.isGiven).map { option in
      "--\(option.name) does not go with --evidence, which explains a finding as it was found; leave one of them out"
    }
    var name: FindingName?
    do {
      name = try key.map { key throws(ArgumentValueError) in try FindingName(argument: key) }
      if key == nil { problems.append("missing FINDING: the id of a finding of the evidence") }
    } catch {
      problems.append("invalid value '\(key ?? "")' for FINDING; expected \(error.expected)")
    }
    guard problems.isEmpty, let name else { throw UsageError(command: Self.name, problems: problems) }
    return name
  }

  private static func finding(
    _ name: FindingName, in report: Report, of file: String
  ) throws(ProjectErrors) -> Finding {
    let problem: String
    switch FindingSearch(name.digits, in: report) {
    case .found(let finding): return finding
    case .ambiguous(let ids):
      let listed = ids.prefix(8).joined(separator: ", ") + (ids.count > 8 ? ", …" : "")
      problem = "\(ids.count) findings begin with '\(name.digits)': \(listed); expected more digits"
    case .absent(nil): problem = "there is no finding '\(name.digits)', nor any other"
    case .absent(let nearest?):
      problem =
        "there is no finding '\(name.digits)'; the nearest is \(nearest.id), \(nearest.rule): "
        + VisibleText(nearest.message).prose
    }
    throw ProjectErrors(InputErrors([InputError(file: file, message: problem)]), project: ".")
  }
}
