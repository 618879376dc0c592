import CommandLayer
import Foundation
import HarnessRun
import SimulatedDevice
import TestFiles

/// A project in a folder of its own, in which the built tool moves messages; its processes are real ones.
struct MigrationFolder {
  /// Outside of the project, for what processes print.
  private let scratch: ScratchProject
  let path: String

  static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  /// Runs `body` on a copy of the project whose copies drifted in every way, committed where there is git.
  static func withDrifted(isRepository: Bool = hasGit, _ body: (MigrationFolder) async throws -> Void) async throws {
    try await with("Drifted", isRepository: isRepository, body)
  }

  /// The same with the small project of the README.
  static func withTrips(isRepository: Bool = hasGit, _ body: (MigrationFolder) async throws -> Void) async throws {
    try await with("Trips", isRepository: isRepository, body)
  }

  private static func with(
    _ fixture: String, isRepository: Bool, _ body: (MigrationFolder) async throws -> Void
  ) async throws {
    let fixture = Package.root.appending(path: "Tests/MigrationTests/Fixtures/\(fixture)")
    try await ScratchProject.with([:]) { scratch in
      let project = scratch.url.appending(path: "project")
      try FileManager.default.copyItem(at: fixture, to: project)
      let folder = MigrationFolder(scratch: scratch, path: project.path(percentEncoded: false))
      if isRepository { try await folder.beginRepository() }
      try await body(folder)
    }
  }

  // MARK: - Processes

  /// One command line of the tool, as `bordercheck migrate …`.
  func migrate(_ arguments: String...) async throws -> Tool { try await tool(["migrate"] + arguments) }

  func tool(_ arguments: [String]) async throws -> Tool { try await run(toolPath, arguments) }

  /// The built tool, absolute.
  var toolPath: String {
    URL(filePath: RunningTool.path).deletingLastPathComponent().appending(path: "bordercheck")
      .path(percentEncoded: false)
  }

  @discardableResult
  func git(_ arguments: String...) async throws -> Tool {
    let own = ["user.name=n", "user.email=e@example.com", "init.defaultBranch=main", "commit.gpgsign=false"]
    return try await run("/usr/bin/git", own.flatMap { ["-c", $0] } + arguments)
  }

  func commit(_ message: String) async throws {
    try await git("add", "-A")
    try await git("commit", "-q", "-m", message)
  }

  private func beginRepository() async throws {
    try await git("init", "-q")
    try await commit("first")
  }

  func run(_ executable: String, _ arguments: [String]) async throws -> Tool {
    let (output, messages) = (scratch.folder + "/output", scratch.folder + "/messages")
    let child = ChildProcess(
      executable: executable, arguments: arguments,
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": scratch.folder, "TMPDIR": NSTemporaryDirectory()],
      workingFolder: path, standardOutput: output, standardError: messages,
      limits: LaunchLimits(time: .seconds(180)))
    guard case .exited(let number) = await child.run().end, let status = ExitStatus(rawValue: number) else {
      return Tool(status: .interrupted, output: try Self.text(output), messages: try Self.text(messages))
    }
    return Tool(status: status, output: try Self.text(output), messages: try Self.text(messages))
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  // MARK: - Files

  func text(_ file: String) throws -> String { try Self.text("\(path)/\(file)") }

  func write(_ text: String, to file: String) throws { try scratch.write(text, to: "project/\(file)") }

  /// Changes a file's text; one that would stay the same is a mistake in the test.
  func edit(_ file: String, _ change: (String) -> String) throws {
    let before = try text(file)
    let after = change(before)
    struct Unchanged: Error { let file: String }
    guard before != after else { throw Unchanged(file: file) }
    try write(after, to: file)
  }

  /// Everything in the project but what git and the journals keep: contents, permissions, where links lead.
  func tree(besides others: Set<String> = []) throws -> [String: String] {
    var tree: [String: String] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
      let first = name.split(separator: "/").first.map(String.init) ?? name
      guard ![".git", ".bordercheck"].contains(first), !others.contains(name) else { continue }
      let facts = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      let mode = (facts[.posixPermissions] as? NSNumber)?.intValue ?? 0
      switch facts[.type] as? FileAttributeType {
      case .typeDirectory?: tree[name] = "folder \(mode)"
      case .typeSymbolicLink?:
        tree[name] = "link " + (try FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\(name)"))
      default:
        tree[name] =
          "\(mode) " + (FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data()).base64EncodedString()
      }
    }
    return tree
  }

  /// Names of what lies in the folder of the journals; empty where there is none.
  var records: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/.bordercheck")) ?? []).sorted()
  }
}
