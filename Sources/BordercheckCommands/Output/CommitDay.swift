import Foundation
import HostEvidence
import OwnershipManifest
import SimulatedDevice

/// When the newest commit of a repository was made.
struct CommitDay {
  /// The repository's folder, absolute.
  let repository: String
  /// Names the folders where `git` lies (`PATH`).
  let environment: [String: String]

  private static let limits = LaunchLimits(time: .seconds(10), output: 1 << 20)

  /// The day in UTC; nil where git is not there or says nothing.
  func day() async -> CalendarDay? {
    guard let git = executable else { return nil }
    let scratch = FileManager.default.temporaryDirectory.appending(path: "bordercheck-\(UUID().uuidString)")
    let folder = scratch.path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(at: scratch) }
    guard (try? FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)) != nil else {
      return nil
    }
    let output = "\(folder)/commit.txt"
    let child = ChildProcess(
      executable: git, arguments: arguments, environment: variables, workingFolder: repository,
      standardOutput: output, standardError: "\(folder)/messages.txt", limits: Self.limits)
    guard await child.run().end == .exited(status: 0), let bytes = FileBytes.read(output) else { return nil }
    return Self.day(ofCommit: String(decoding: bytes, as: UTF8.self))
  }

  private var executable: String? {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin:/usr/local/bin").split(separator: ":")
    return folders.filter { $0.hasPrefix("/") }.map { "\($0)/git" }.first(where: FileManager.default.isExecutableFile)
  }

  /// One object is printed as it is stored: no hook, filter, pager or signature program of the repository has a part in
  /// that, and nothing is fetched. So it does no harm to read a repository of another user, which is what CI systems
  /// give to containers.
  private var arguments: [String] {
    [
      "-c", "safe.directory=*", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false",
      "-c", "protocol.allow=never", "cat-file", "commit", "HEAD",
    ]
  }

  /// Variables that name another repository are no part of it.
  private var variables: [String: String] {
    let kept = environment.filter { ["HOME", "PATH", "XDG_CONFIG_HOME"].contains($0.key) }
    return kept.merging([
      "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "LC_ALL": "C",
    ]) { $1 }
  }

  /// The header of a commit has `committer NAME <MAIL> SECONDS ZONE`.
  static func day(ofCommit text: String) -> CalendarDay? {
    let header = text.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
    guard let committer = header.first(where: { $0.hasPrefix("committer ") }) else { return nil }
    return committer.split(separator: " ").dropLast().last.flatMap { Int($0) }
      .map { CalendarDay(secondsSince1970: $0) }
  }
}
