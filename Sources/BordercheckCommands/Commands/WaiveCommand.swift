package import CommandLayer
import Findings
import OwnershipManifest
import PositionedJSON
import ProjectCheck
import Reports

/// `bordercheck waive FINDING [PROJECT]`: writes the exception that accepts one finding.
package struct WaiveCommand: Command {
  var finding = FindingName()
  var project = "."
  var reason = ""
  var approver = ""
  var expires: DayArgument?
  var isForEver = false
  var evidence: [String] = []
  var isPinned = false
  var isDry = false
  var today: DayArgument?
  var projectGraph: String?
  var jobs = JobCount()
  var cache: String?
  var isUncached = false

  package static let name = "waive"
  package static let summary =
    "Writes the exception that accepts one finding into the manifest, with a reason, who approved it, and until when."
  package static let example =
    "waive be06b6dc03074092 --reason 'no German text yet' --approved-by 'maps team' --expires 2027-03-31"
  package static let arguments: [Argument<Self>] = [
    .positional("FINDING", into: \.finding, help: "the finding's id, or the first six or more of its digits"),
    .positional(
      "PROJECT", into: \.project, isRequired: false, completion: .folders,
      help: "folder with bordercheck.json, or the path of that file"),
    .projectGraph(into: \.projectGraph),
    .repeating(
      "evidence", value: "FILE", into: \.evidence, group: .input, completion: .files(["jsonl"]),
      help: "look the finding up in this evidence, such as that of a run, instead of in a new check"),
    .option("reason", value: "TEXT", into: \.reason, group: .judgement, isRequired: true, help: "why it is accepted"),
    .option(
      "approved-by", value: "NAME", into: \.approver, group: .judgement, isRequired: true, help: "who accepts it"),
    .optional(
      "expires", value: "YYYY-MM-DD", into: \.expires, group: .judgement, help: "the last day on which it is accepted"),
    .flag("never", into: \.isForEver, group: .judgement, help: "accept it for ever"),
    .flag(
      "pin-value", into: \.isPinned, group: .judgement,
      help: "accept it only while the text that is shown stays as it is"),
    .today(into: \.today),
    .flag("dry-run", into: \.isDry, group: .output, help: "show the exception and write nothing"),
    .option("jobs", short: "j", value: "N", into: \.jobs, help: "how many files and tables are looked at at a time"),
    .optional(
      "cache", value: "DIR", into: \.cache, completion: .folders,
      help: "folder for what unchanged files said; the user's cache folder where none is given"),
    .flag("no-cache", into: \.isUncached, help: "read every Swift file anew and keep nothing"),
  ]
  package static let statuses: [ExitStatus] = [.clean, .incomplete, .usage]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    try checkValues()
    do {
      let found = try await lookUp(in: context).finding(named: finding.digits)
      let waiver = Waiver(
        found.finding, reason: reason.trimmed,
        approval: Approval(approvedBy: approver.trimmed, expires: expires?.day.text),
        value: isPinned ? try found.pinnedText() : nil)
      var waiving = try Waiving(waiver, project: context.absolute(project), today: day)
      if !isDry { try waiving.write() }
      context.output.write(WaivingText(waiving, waiver, others: found.others(coveredBy: waiver), isDry: isDry).text)
      return .clean
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project, at: context.absolute(project))
    }
  }
}

extension WaiveCommand {
  private var day: String { today?.day.text ?? CalendarToday.text }

  /// What is wrong with values that are right one by one.
  private func checkValues() throws(UsageError) {
    var problems: [String] = []
    for (name, text) in [("--reason", reason), ("--approved-by", approver)]
    where !text.contains(where: { $0.isLetter || $0.isNumber }) {
      problems.append("'\(name)' says nothing; expected words that somebody else understands")
    }
    if isForEver == (expires != nil) {
      problems.append("expected one of --expires YYYY-MM-DD, the last day, and --never")
    }
    if let expires, expires.day.text < day {
      problems.append("'--expires \(expires.day.text)' is over, as today is \(day); expected a later day")
    }
    guard problems.isEmpty else { throw UsageError(command: Self.name, problems: problems) }
  }

  private func lookUp(in context: CommandContext) async throws -> FindingLookUp {
    guard evidence.isEmpty else {
      return FindingLookUp(reports: try evidence.map { try EvidenceFile.read($0, in: context) }, isOfCheck: false)
    }
    var request = CheckRequest(project: context.absolute(project), jobs: jobs.count)
    request.projectGraph = projectGraph.map(context.absolute)
    request.today = await CalendarToday.text(given: today, for: project, in: context)
    request.cache = ScanCacheFolder.chosen(cache, isUncached: isUncached, for: request.project, in: context)
    let progress = ProgressDisplay(context)
    return try await progress.beating { [finding, request] in
      try await FindingLookUp.checking(request, for: finding.digits, events: progress.checkEvents)
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
