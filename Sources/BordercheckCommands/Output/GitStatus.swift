import Foundation
import HostEvidence
import Reports
import SimulatedDevice

/// Asks git which files have changes that are in no commit, so that they could not be brought back.
struct GitStatus {
  private let environment: [String: String]

  /// - Parameter environment: names the folders of programs (`PATH`); git gets it, but for what would name another
  ///   repository.
  init(environment: [String: String]) { self.environment = environment }

  /// Of the paths those that git says are edited, staged or new; none where no repository keeps the folder.
  ///
  /// - Parameters:
  ///   - paths: Files or folders, relative to `folder`.
  ///   - folder: Absolute.
  /// - Throws: `CommandError` where there is a repository and git does not answer.
  func uncommitted(_ paths: [String], in folder: String) async throws -> [String] {
    guard Repository.root(of: folder) != nil, !paths.isEmpty else { return [] }
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let git = folders.map { "\($0)/git" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let git else { throw CommandError.unknownStatus("no folder of PATH has the program 'git'") }
    return try await TemporaryFolder.with { temporary in
      let list = "\(temporary)/output"
      let result = await child(git, paths, in: folder, listing: list, below: temporary).run()
      guard result.end == .exited(status: 0), let bytes = FileBytes.read(list) else {
        if result.end == .cancelled { throw CancellationError() }
        let said = result.standardErrorTail.split(separator: "\n").first.map { VisibleText(String($0)).prose }
        throw CommandError.unknownStatus("git says \(said ?? "nothing")")
      }
      return Self.paths(in: bytes)
    }
  }

  private func child(
    _ git: String, _ paths: [String], in folder: String, listing list: String, below temporary: String
  ) -> ChildProcess {
    var variables = environment.filter {
      !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].contains($0.key)
    }
    variables["LC_ALL"] = "C"
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    variables["GIT_LITERAL_PATHSPECS"] = "1"
    let arguments = ["status", "--porcelain=v1", "-z", "--untracked-files=all", "--ignored=no", "--no-renames", "--"]
    return ChildProcess(
      executable: git, arguments: arguments + paths, environment: variables, workingFolder: folder,
      standardOutput: list, standardError: "\(temporary)/messages", watchedFiles: [list],
      limits: LaunchLimits(time: .seconds(120), output: 64 << 20))
  }

  /// Of `XY path` records, each ended by a zero byte, the paths.
  private static func paths(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).compactMap { record in
      record.count > 3 ? String(decoding: record.dropFirst(3), as: UTF8.self) : nil
    }
  }
}
