import Foundation
import HarnessRun
import SimulatedDevice
import TestFiles
import Testing

/// The README's section on migrations: its commands, run as they stand there, print what stands there.
@Suite struct MigrateWalkThroughTests {
  @Test(.enabled(if: MigrationFolder.hasGit))
  func `the commands of the README print what the README says`() async throws {
    let readme = try Package.text("README.md")
    let walkThrough = WalkThrough("Moving messages to one owner", of: readme)
    #expect(walkThrough.steps.count > 10)
    try await ScratchProject.with([:]) { scratch in
      let project = scratch.folder + "/trips"
      for step in walkThrough.steps {
        switch step {
        case .command(let line, let output):
          let isThere = FileManager.default.fileExists(atPath: project)
          let command = line.replacing("/tmp/trips", with: project)
          let printed = try await Self.run(command, in: isThere ? project : Package.root.path, scratch)
          #expect(printed == output, "\(line)")
        case .change(let was, let becomes):
          let plan = project + "/title.plan.json"
          let text = try String(contentsOfFile: plan, encoding: .utf8)
          #expect(text.contains(was), "\(was)")
          try text.replacing(was, with: becomes).write(toFile: plan, atomically: true, encoding: .utf8)
        }
      }
      let first = Package.root.appending(path: "Tests/MigrationTests/Fixtures/Trips").path
      for file in FileManager.default.enumerator(atPath: first)?.compactMap({ $0 as? String }) ?? [] {
        #expect(FileManager.default.contentsEqual(atPath: "\(first)/\(file)", andPath: "\(project)/\(file)"), "\(file)")
      }
    }
  }

  /// What a command line prints, both streams as a terminal has them.
  private static func run(_ line: String, in folder: String, _ scratch: ScratchProject) async throws -> String {
    let output = scratch.folder + "/output"
    let tools = URL(filePath: RunningTool.path).deletingLastPathComponent().path(percentEncoded: false)
    let person = ["NAME": "n", "EMAIL": "e@example.com"]
    var environment = ["PATH": "\(tools):/usr/local/bin:/usr/bin:/bin", "HOME": scratch.folder, "GIT_PAGER": "cat"]
    for (name, value) in person {
      environment["GIT_AUTHOR_\(name)"] = value
      environment["GIT_COMMITTER_\(name)"] = value
    }
    let child = ChildProcess(
      executable: "/bin/sh", arguments: ["-c", "exec 2>&1; \(line)"], environment: environment, workingFolder: folder,
      standardOutput: output, standardError: "/dev/null", limits: LaunchLimits(time: .seconds(180)))
    _ = await child.run()
    return try String(contentsOfFile: output, encoding: .utf8)
  }
}
