import CommandLayer
import Foundation
import Testing

@Suite struct CompletionScriptTests {
  @Test(arguments: CompletionShell.allCases)
  func `every command, option and choice is in the script`(_ shell: CompletionShell) {
    let script = shell.script(for: sampleTool)
    for command in sampleTool.descriptions {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains(shell == .fish ? "-l \(option.name)" : "--\(option.name)"))
        for choice in option.choices { #expect(script.contains(choice)) }
      }
    }
  }

  @Test(
    "the shell itself finds the script well-formed",
    arguments: CompletionShell.allCases)
  func syntax(_ shell: CompletionShell) async throws {
    guard let path = Self.find(shell) else {
      print("skipped: no \(shell.rawValue) here, its completion script was not parsed by it")
      return
    }
    let file = URL(filePath: NSTemporaryDirectory()).appending(path: "completions-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try shell.script(for: sampleTool).write(to: file, atomically: true, encoding: .utf8)
    let status = try await Self.run(path, ["-n", file.path()]).status
    #expect(status == 0)
  }

  @Test(
    "bash offers what the table has",
    arguments: [
      (["pa"], ["paint"]), (["paint", "--co"], ["--colour", "--coats"]), (["paint", "-c", ""], ["red", "green"]),
      (["paint", "--tag", "n"], ["new"]), (["break", "--t"], ["--tool"]), (["paint", "--note", ""], []),
    ])
  func offers(_ words: [String], _ expected: [String]) async throws {
    guard let bash = Self.find(.bash) else {
      print("skipped: no bash here")
      return
    }
    let line = (["painter"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(CompletionShell.bash.script(for: sampleTool))
      COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _painter; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let output = try await Self.run(bash, ["-c", script]).output
    #expect(output.split(separator: "\n").map(String.init) == expected)
  }

  private static func find(_ shell: CompletionShell) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(shell.rawValue)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func run(_ path: String, _ arguments: [String]) async throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    // The scripts print far less than a pipe holds, so reading may wait for the end.
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    return (status, String(decoding: data, as: UTF8.self))
  }
}
