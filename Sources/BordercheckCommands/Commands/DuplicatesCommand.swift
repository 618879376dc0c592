package import CommandLayer
import HostEvidence
package import Migration
import PositionedJSON
import ProjectCheck
import Reports

/// `bordercheck duplicates [PROJECT]`: every key that stands in more than one owner, with a proposal what it is.
package struct DuplicatesCommand: Command {
  var project = "."
  var owners: [String] = []
  var keys: [String] = []
  var prefixes: [String] = []
  var classes: [DuplicateClass] = []
  var format = DuplicateFormat.text
  var projectGraph: String?
  var today: DayArgument?
  var jobs = JobCount()
  var cache: String?
  var isUncached = false

  package static let name = "duplicates"
  package static let summary =
    "Lists every key that stands in tables of several owners: how the copies differ, who asks for which, and what they are to each other."
  package static let example = "duplicates . --prefix trip. --class shared"
  package static let arguments: [Argument<Self>] = [
    .positional(
      "PROJECT", into: \.project, isRequired: false, completion: .folders,
      help: "folder with bordercheck.json, or the path of that file"),
    .projectGraph(into: \.projectGraph),
    .repeating(
      "owner", value: "NAME", into: \.owners, group: .selection,
      help: "only keys of which this owner has a copy (* stands for any run of characters)"),
    .repeating("key", value: "KEY", into: \.keys, group: .selection, help: "only this key, or those that a glob fits"),
    .repeating("prefix", value: "PREFIX", into: \.prefixes, group: .selection, help: "only keys that begin with it"),
    .repeating(
      "class", value: "CLASS", into: \.classes, group: .selection,
      help: "only keys of which this is proposed; text then writes out each of them"),
    .option("format", value: "FORMAT", into: \.format, help: "how they are written"),
    .today(into: \.today),
    .option("jobs", short: "j", value: "N", into: \.jobs, help: "how many files are read at a time"),
    .optional(
      "cache", value: "DIR", into: \.cache, completion: .folders,
      help: "folder for what unchanged Swift files said; the user's cache folder where none is given"),
    .flag("no-cache", into: \.isUncached, help: "read every Swift file anew and keep nothing"),
  ]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let list = try await list(in: context)
    switch format {
    case .text:
      let text = DuplicateText(
        list, invocation: context.invocation, project: project == "." ? nil : project, isWhole: !classes.isEmpty)
      context.output.write(text.text)
    case .json: context.output.write(DuplicateJSON.bytes(of: list, tool: ToolVersion.current).span)
    case .csv: context.output.write(DuplicateCSV.bytes(of: list).span)
    }
    return list.isOpen ? .findings : .clean
  }

  private func list(in context: CommandContext) async throws -> DuplicateList {
    var request = CheckRequest(project: context.absolute(project), jobs: jobs.count)
    request.projectGraph = projectGraph.map(context.absolute)
    request.today = await CalendarToday.text(given: today, for: project, in: context)
    request.cache = ScanCacheFolder.chosen(cache, isUncached: isUncached, for: request.project, in: context)
    let progress = ProgressDisplay(context)
    let listing = DuplicateListing(request, selection, events: progress.checkEvents)
    do {
      return try await progress.beating { try await listing.list() }
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project, at: request.project)
    } catch let error as DuplicateError where error.isOfCommandLine {
      throw UsageError("\(error)", in: Self.self)
    }
  }

  private var selection: DuplicateSelection {
    var selection = DuplicateSelection()
    selection.owners = owners
    selection.keys = keys
    selection.prefixes = prefixes
    selection.classes = classes
    return selection
  }
}

extension DuplicateClass: ArgumentValue {}
extension DuplicateFormat: ArgumentValue {}
