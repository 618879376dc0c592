import CommandLayer
import Foundation
import HostEvidence
import Migration
import Ownership
import PositionedJSON
import ProjectCheck
import Reports
import TreeTransactions

/// The project of a migration: what is read of it, and where its files are.
struct MigrationProject: Sendable {
  /// Folder with the manifest or its path, absolute.
  let path: String
  /// As the command line has it.
  let name: String
  let context: CommandContext
  let jobs: Int
  private let graph: String?

  init(_ path: String, named name: String, graph: String?, jobs: Int, _ context: CommandContext) {
    self.path = path
    self.name = name
    self.graph = graph
    self.jobs = jobs
    self.context = context
  }

  /// Absolute.
  var folder: String {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let url = URL(filePath: path)
    let folder = isThere && !isFolder.boolValue ? url.deletingLastPathComponent() : url
    let text = folder.standardizedFileURL.path(percentEncoded: false)
    return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// Everything that `check` reads, never a part.
  func facts() async throws -> CheckFacts {
    var request = CheckRequest(project: path, jobs: jobs)
    request.projectGraph = graph
    let progress = ProgressDisplay(context)
    return try await progress.beating { [request] in
      try await WholeReading(request, events: progress.checkEvents).facts()
    }
  }

  /// The bytes of a file, named from the project's folder; nil where it cannot be read.
  var files: @Sendable (String) -> [UInt8]? {
    let folder = folder
    return { FileBytes.read("\(folder)/\($0)") }
  }

  /// Brings the tree of a step that was killed to one side, and says so.
  ///
  /// - Returns: whether a step is taken back by it, one that failed or whose rollback was cut off.
  @discardableResult
  func recover(_ records: MigrationRecords) throws -> Bool {
    var isTakenBack = false
    for journal in [records.applying, records.finishing] where try journal.standing == .unfinished {
      let state = try journal.recover()
      let words = state == .after ? "it is finished now" : "the files are as before it"
      context.messages.write("note: an earlier step was cut off; \(words)\n")
      isTakenBack = isTakenBack || state == .before
    }
    return isTakenBack
  }

  /// Plans that are applied and not finished, but for this one, in byte order of their names.
  func plansInProgress(beside own: MigrationRecords) throws -> [MigrationPlan] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: own.folder)) ?? []
    return try names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { name in
      guard let records = MigrationRecords(file: name, root: folder), records.name != own.name,
        try records.applying.standing != .none, try records.finishing.standing == .none
      else { return nil }
      return FileBytes.read(records.plan).flatMap { try? PlanReader.read($0, file: records.plan) }
    }
  }

  /// The plan as it was applied, with what the copies said then.
  ///
  /// - Throws: `otherPlan` for one that was edited since, which says nothing of what was done.
  func applied(_ plan: MigrationPlan, _ records: MigrationRecords) throws -> MigrationPlan {
    guard try records.applying.standing == .applied else { throw MigrationFailure.notApplied }
    guard let bytes = FileBytes.read(records.plan), let applied = try? PlanReader.read(bytes, file: records.plan) else {
      throw MigrationFailure.noEvidence(records.plan)
    }
    guard applied.hasSameEffect(as: plan) else { throw MigrationFailure.otherPlan }
    return applied
  }

  /// Forgets what was recorded.
  func remove(_ record: String) throws { try FileManager.default.removeItem(atPath: record) }

  /// Who moves the files: a process that goes on when this one is killed.
  var committer: Committer { .thisProgram(arguments: [CommitterArgument.word]) ?? .here }

  static func readPlan(_ path: String, in context: CommandContext) throws -> MigrationPlan {
    let absolute = context.absolute(path)
    guard let bytes = FileBytes.read(absolute) else {
      let problem = ReadProblem.text(of: absolute, expected: "a plan that 'bordercheck migrate plan' wrote")
      throw UnreadableFiles(files: [.init(path: path, problem: problem)])
    }
    do {
      return try PlanReader.read(bytes, file: path)
    } catch {
      throw ProjectErrors(error, project: ".")
    }
  }
}
