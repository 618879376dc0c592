package import CommandLayer
import HostEvidence
import PositionedJSON
package import ProjectCheck
import Reports

/// `bordercheck owners [PROJECT]`: who owns which message, and which product presents it where.
package struct OwnersCommand: Command {
  var project = "."
  var projectGraph: String?
  var format: OwnershipFormat?
  var checked: String?
  var jobs = JobCount()
  var cache: String?
  var isUncached = false

  package static let name = "owners"
  package static let summary =
    "Lists every message with its owner, the places that present it, and the bundle they ask, from the call sites."
  package static let example = "owners . --format markdown > OWNERSHIP.md"
  package static let arguments: [Argument<Self>] = [
    .positional(
      "PROJECT", into: \.project, isRequired: false, completion: .folders,
      help: "folder with bordercheck.json, or the path of that file"),
    .projectGraph(into: \.projectGraph),
    .optional(
      "format", value: "FORMAT", into: \.format,
      help: "how the table is written; text, or what the name of the checked file says"),
    .optional(
      "check", value: "FILE", into: \.checked, group: .judgement, completion: .files(["md", "csv", "txt"]),
      help: "compare with a table that was written earlier; status 1 where a row differs"),
    .option("jobs", short: "j", value: "N", into: \.jobs, help: "how many files are read at a time"),
    .optional(
      "cache", value: "DIR", into: \.cache, completion: .folders,
      help: "folder for what unchanged Swift files said; the user's cache folder where none is given"),
    .flag("no-cache", into: \.isUncached, help: "read every Swift file anew and keep nothing"),
  ]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let earlier = try checked.map { try written(at: $0, in: context) }
    let table = try await table(in: context)
    guard let checked, let earlier else {
      context.output.write(table.text(as: format ?? .text))
      return .clean
    }
    let format = format ?? OwnershipFormat(of: checked)
    let comparison = TableComparison(of: earlier, with: table, as: format)
    let renewal = TableComparison.Renewal(
      invocation: context.invocation, project: project == "." ? nil : project, file: checked, format: format)
    context.output.write(comparison.text(renewal))
    return comparison.isEqual ? .clean : .findings
  }

  private func table(in context: CommandContext) async throws -> OwnershipTable {
    var request = CheckRequest(project: context.absolute(project), jobs: jobs.count)
    request.projectGraph = projectGraph.map(context.absolute)
    request.cache = ScanCacheFolder.chosen(cache, isUncached: isUncached, for: request.project, in: context)
    let progress = ProgressDisplay(context)
    let listing = OwnershipListing(request, events: progress.checkEvents)
    do {
      return try await progress.beating { try await listing.table() }
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project, at: request.project)
    }
  }

  private func written(at path: String, in context: CommandContext) throws(UnreadableFiles) -> String {
    let absolute = context.absolute(path)
    guard let bytes = FileBytes.read(absolute) else {
      let expected = "a table that `bordercheck owners` wrote"
      throw UnreadableFiles(files: [.init(path: path, problem: ReadProblem.text(of: absolute, expected: expected))])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension OwnershipFormat: ArgumentValue {}
