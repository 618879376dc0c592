import Foundation
import HostEvidence
import Reports
import SimulatedDevice

/// Asks git which files of a repository have changed since the working branch left a revision: in commits, staged, edited,
/// and new ones that git does not ignore.
struct GitChanges {
  private let revision: GitRevision
  private let environment: [String: String]

  /// - Parameter environment: names the folders of programs (`PATH`); git gets it, but for what would name another
  ///   repository, as a hook of git's does.
  init(since revision: GitRevision, environment: [String: String]) {
    self.revision = revision
    self.environment = environment
  }

  /// The paths, seen from the root of the repository that `folder` lies in.
  ///
  /// - Throws: `CommandError` where there is no repository, no git, or no such revision.
  func paths(around folder: String) async throws -> Set<String> {
    guard let root = Repository.root(of: folder) else {
      throw failure("'\(folder)' lies in no git repository; give the files with --changed-files")
    }
    guard let git = program else {
      throw failure("no folder of PATH has the program 'git'; install it, or give the files with --changed-files")
    }
    return try await TemporaryFolder.with { temporary in
      func output(_ arguments: [String]) async throws -> [UInt8] {
        let list = "\(temporary)/output"
        try check(await child(git, arguments, in: root, listing: list, below: temporary).run())
        guard let bytes = FileBytes.read(list) else { throw failure("what git wrote cannot be read") }
        return bytes
      }
      let base = String(decoding: try await output(["merge-base", revision.argumentText, "HEAD"]), as: UTF8.self)
      let commit = String(base.prefix { $0.isHexDigit })
      guard !commit.isEmpty else { throw failure("git names no commit that HEAD has in common with it") }
      let tracked = try await output(["diff", "--name-only", "--no-renames", "--no-relative", "-z", commit, "--"])
      let untracked = try await output(["ls-files", "--others", "--exclude-standard", "--full-name", "-z"])
      return Set((tracked + untracked).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }
  }

  private func child(
    _ git: String, _ arguments: [String], in root: String, listing list: String, below folder: String
  ) -> ChildProcess {
    var variables = environment.filter {
      !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].contains($0.key)
    }
    variables["LC_ALL"] = "C"
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    return ChildProcess(
      executable: git, arguments: arguments, environment: variables, workingFolder: root, standardOutput: list,
      standardError: "\(folder)/messages", watchedFiles: [list],
      limits: LaunchLimits(time: .seconds(120), output: 256 << 20))
  }

  private func check(_ result: ProcessResult) throws {
    switch result.end {
    case .exited(status: 0): return
    case .cancelled: throw CancellationError()
    case .exited where result.standardErrorTail.allSatisfy(\.isWhitespace):
      throw failure("it has no commit in common with HEAD in this clone; fetch the history up to one")
    case .exited:
      let said = result.standardErrorTail.split(separator: "\n").prefix(5).map { VisibleText(String($0)).prose }
      throw failure(
        "git says \(said.joined(separator: "; ")); expected a revision that this clone has, with the history up to it")
    case .timedOut: throw failure("git took longer than two minutes")
    case .flooded: throw failure("git lists more than can be read")
    case .signalled(let number): throw failure("git was ended by signal \(number)")
    case .failedToStart(let reason): throw failure("git does not start: \(reason)")
    }
  }

  private var program: String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.map { "\($0)/git" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func failure(_ reason: String) -> CommandError {
    .unknownChanges(since: revision.argumentText, reason)
  }
}
