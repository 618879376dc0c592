package import CommandLayer
import Migration
import PositionedJSON

/// `bordercheck migrate plan|apply|verify|finish|rollback`: moves messages that several owners have to one of them.
package struct MigrateCommand: Command {
  var step = MigrationStep.plan
  var plan: String?
  var project = "."
  var from: [NameList] = []
  var to: String?
  var keys: [String] = []
  var prefix: String?
  var renames: [KeyRename] = []
  var table: String?
  var prefer: String?
  var output: String?
  var evidence: String?
  var built: String?
  var projectGraph: String?
  var jobs = JobCount()

  package static let name = "migrate"
  package static let summary =
    "Moves messages that several owners have to one of them, in steps that can be read, verified and taken back."
  package static let example = "migrate plan --from App,Widget --to SharedUI --prefix trip. --output trips.plan.json"
  package static let arguments: [Argument<Self>] = [
    .positional(
      "STEP", into: \.step,
      help: "plan, then apply, verify and finish it; rollback takes back what apply or finish did"),
    .optionalPositional(
      "PLAN", into: \.plan, completion: .files(["json"]), help: "the plan, for every step after the first"),
    .option(
      "project", value: "DIR", into: \.project, group: .input, completion: .folders,
      help: "folder with bordercheck.json, or the path of that file"),
    .projectGraph(into: \.projectGraph),
    .repeating(
      "from", value: "OWNERS", into: \.from, group: .selection, help: "plan: owners with copies, such as App,Widget"),
    .optional(
      "to", value: "OWNER", into: \.to, group: .selection, help: "plan: the owner that has the messages afterwards"),
    .repeating("keys", value: "KEY", into: \.keys, group: .selection, help: "plan: move this key"),
    .optional("prefix", value: "TEXT", into: \.prefix, group: .selection, help: "plan: move all keys that begin so"),
    .repeating(
      "rename", value: "OLD=NEW", into: \.renames, group: .selection,
      help: "plan: give a key of the one owner of --from another name instead"),
    .optional(
      "table", value: "NAME", into: \.table, group: .selection,
      help: "plan: the new owner's table, where it has several"),
    .optional(
      "prefer", value: "OWNER", into: \.prefer, group: .selection,
      help: "plan: this owner's version stands wherever copies differ, and the plan says so"),
    .optional(
      "output", short: "o", value: "PLAN", into: \.output, completion: .files(["json"]),
      help: "plan: where the plan goes"),
    .optional(
      "evidence", value: "FILE", into: \.evidence, group: .input, completion: .files(["jsonl"]),
      help: "verify: evidence of a device or another run of the tree with the plan applied"),
    .optional(
      "built", value: "PRODUCT", into: \.built, group: .input, completion: .files([]),
      help: "verify: the product as it was built from the tree with the plan applied"),
    .option("jobs", short: "j", value: "N", into: \.jobs, help: "how many files are read, or hosts run, at a time"),
  ]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    try checkValues()
    do {
      let migration = MigrationProject(
        context.absolute(project), named: project, graph: projectGraph.map(context.absolute), jobs: jobs.count, context)
      guard step != .plan else { return try await planning(migration).run() }
      let plan = try MigrationProject.readPlan(self.plan ?? "", in: context)
      switch step {
      case .plan: return .usage
      case .apply: return try await MigrateApplying(migration, plan, named: self.plan ?? "").run()
      case .verify:
        let built = self.built.map(context.absolute)
        return try await MigrateVerifying(migration, plan, named: self.plan ?? "", evidence: evidence, built: built)
          .run()
      case .finish: return try await MigrateFinishing(migration, plan, named: self.plan ?? "").run()
      case .rollback: return try await MigrateRollingBack(migration, plan).run()
      }
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project, at: context.absolute(project))
    } catch MigrationError.request(let problem) {
      throw UsageError(command: Self.name, problems: [problem])
    }
  }

  private func planning(_ migration: MigrationProject) -> MigratePlanning {
    let from = self.from.flatMap(\.names)
    var request = MigrationRequest(from: from, to: to ?? from.first ?? "", keys: .named(keys))
    if let prefix { request.keys = .prefix(prefix) }
    if !renames.isEmpty {
      request.keys = .renamed(Dictionary(renames.map { ($0.old, $0.new) }) { _, last in last })
    }
    request.table = table
    request.prefer = prefer
    return MigratePlanning(migration, request, output: output ?? "")
  }
}

extension MigrateCommand {
  /// What is wrong with values that are right one by one.
  private func checkValues() throws(UsageError) {
    let problems = step == .plan ? planProblems : stepProblems
    guard problems.isEmpty else { throw UsageError(command: Self.name, problems: problems) }
  }

  private var planProblems: [String] {
    var problems: [String] = []
    if let plan { problems.append("'\(plan)' is too much: a new plan is written where --output says") }
    if output == nil { problems.append("expected --output PLAN, where the plan goes") }
    if output == "-" { problems.append("expected a file for --output: standard output says what is in the plan") }
    if from.isEmpty { problems.append("expected --from OWNERS, who has the messages now") }
    let kinds = [!keys.isEmpty, prefix != nil, !renames.isEmpty].count { $0 }
    if kinds != 1 { problems.append("expected one of --keys KEY, --prefix TEXT and --rename OLD=NEW") }
    if let prefix, prefix.isEmpty {
      problems.append("'--prefix' is empty; a plan moves messages of one feature, never all")
    }
    if renames.isEmpty {
      if to == nil { problems.append("expected --to OWNER, who has the messages afterwards") }
    } else if from.flatMap(\.names).count != 1 || to.map({ $0 != from.first?.names.first }) ?? false {
      problems.append("--rename changes keys of one owner; expected one name for --from, and no other for --to")
    }
    if evidence != nil || built != nil { problems.append("--evidence and --built belong to 'migrate verify'") }
    return problems
  }

  private var stepProblems: [String] {
    var problems: [String] = []
    if plan == nil { problems.append("expected the PLAN that 'migrate plan' wrote") }
    let given = [
      ("--from", !from.isEmpty), ("--to", to != nil), ("--keys", !keys.isEmpty), ("--prefix", prefix != nil),
      ("--rename", !renames.isEmpty), ("--table", table != nil), ("--prefer", prefer != nil),
      ("--output", output != nil),
    ].filter(\.1).map(\.0)
    if !given.isEmpty {
      problems.append("\(given.joined(separator: ", ")) belong\(given.count == 1 ? "s" : "") to 'migrate plan'")
    }
    if step != .verify, evidence != nil || built != nil {
      problems.append("--evidence and --built belong to 'migrate verify'")
    }
    if evidence != nil, built != nil { problems.append("expected one of --evidence FILE and --built PRODUCT") }
    return problems
  }
}
