import CommandLayer
import HarnessRun
import HostEvidence
import Migration
import ProductInspection
import ReportFormats
import Reports
import TreeTransactions

extension MigrationProject {
  /// What readers see now, in the whole matrix.
  func evidence() async throws -> Report {
    let progress = ProgressDisplay(context)
    let request = RunRequest(project: path, jobs: jobs)
    let report = try await progress.beating { [context] in
      try await HarnessRun(request, environment: context.environment, events: progress.events).report()
    }
    guard !report.observations.isEmpty else { throw MigrationFailure.unseen }
    return report
  }

  /// What readers of a built product see, in the whole matrix.
  func evidence(of built: String) async throws -> Report {
    let progress = ProgressDisplay(context)
    let request = RunRequest(project: path, jobs: jobs)
    return try await progress.beating { [context] in
      try await BuiltRun(
        request, built: built, previous: nil, environment: context.environment, events: progress.events
      ).report()
    }
  }

  /// Files of a step must be as the last commit has them, so that a commit and its revert are whole.
  func checkCommitted(_ paths: [String]) async throws {
    let files = UncommittedFiles(in: folder, environment: context.environment)
    guard let dirty = try await files.among(paths), !dirty.isEmpty else { return }
    throw MigrationFailure.uncommitted(dirty)
  }
}

extension MigrationRecords {
  /// Keeps what readers saw before anything was changed; git is told to look away.
  func keep(_ report: Report, in context: CommandContext) throws {
    try keep(EvidenceFormat.bytes(of: report, in: RenderingContext()), at: evidence, in: context)
  }

  func keep(_ bytes: [UInt8], at place: String, in context: CommandContext) throws {
    let ignored = "\(folder)/.gitignore"
    if FileBytes.read(ignored) == nil { try WrittenFile.write(Array("*\n".utf8), to: ignored, in: context) }
    try WrittenFile.write(bytes, to: place, in: context)
  }
}
