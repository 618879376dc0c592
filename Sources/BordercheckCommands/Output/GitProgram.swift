import Foundation
import HostEvidence
import Reports
import SimulatedDevice

/// Runs git for what it says of a folder.
struct GitProgram {
  private let path: String
  private let environment: [String: String]

  /// - Parameter environment: git gets it, but for what would name another repository, as a hook of git's does.
  init(_ path: String, environment: [String: String]) {
    self.path = path
    var variables = environment.filter {
      !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].contains($0.key)
    }
    variables["LC_ALL"] = "C"
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    self.environment = variables
  }

  /// Where git is, among the folders of `PATH`.
  static func path(in environment: [String: String]) -> String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.map { "\($0)/git" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What it writes.
  ///
  /// - Throws: `GitError`, or `CancellationError`.
  func output(of arguments: [String], in folder: String) async throws -> [UInt8] {
    try await TemporaryFolder.with { temporary in
      let list = "\(temporary)/output"
      let child = ChildProcess(
        executable: path, arguments: arguments, environment: environment, workingFolder: folder, standardOutput: list,
        standardError: "\(temporary)/messages", watchedFiles: [list],
        limits: LaunchLimits(time: .seconds(120), output: 256 << 20))
      try check(await child.run())
      guard let bytes = FileBytes.read(list) else { throw GitError.other("what git wrote cannot be read") }
      return bytes
    }
  }

  private func check(_ result: ProcessResult) throws {
    switch result.end {
    case .exited(status: 0): return
    case .cancelled: throw CancellationError()
    case .exited where result.standardErrorTail.allSatisfy(\.isWhitespace): throw GitError.silent
    case .exited:
      let said = result.standardErrorTail.split(separator: "\n").prefix(5).map { VisibleText(String($0)).prose }
      throw GitError.says(said.joined(separator: "; "))
    case .timedOut: throw GitError.other("git took longer than two minutes")
    case .flooded: throw GitError.other("git lists more than can be read")
    case .signalled(let number): throw GitError.other("git was ended by signal \(number)")
    case .failedToStart(let reason): throw GitError.other("git does not start: \(reason)")
    }
  }
}

/// Why git gave no answer.
enum GitError: Error, Hashable, CustomStringConvertible {
  /// It failed without a word.
  case silent
  case says(String)
  case other(String)

  var description: String {
    switch self {
    case .silent: "git failed without a word"
    case .says(let words): "git says: \(words)"
    case .other(let reason): reason
    }
  }
}
