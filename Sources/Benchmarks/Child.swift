import Foundation
import SimulatedDevice

/// Runs a program on a file and gives what it printed.
enum Child {
  /// The path of a program that `PATH` leads to.
  static func executable(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// - Parameter arguments: from the path of the file that holds `input`.
  static func output(
    of executable: String, arguments: (String) -> [String], input: Data, limit: Duration = .seconds(30)
  ) async throws -> String {
    try await TemporaryFolder.with { folder in
      let (file, output) = ("\(folder)/input", "\(folder)/output")
      try input.write(to: URL(filePath: file))
      let child = ChildProcess(
        executable: executable, arguments: arguments(file), environment: ProcessInfo.processInfo.environment,
        workingFolder: folder, standardOutput: output, standardError: "\(folder)/error",
        limits: LaunchLimits(time: limit))
      let result = await child.run()
      guard result.end == .exited(status: 0) else {
        throw BenchmarkError("\(executable) ended as \(result.end): \(result.standardErrorTail)")
      }
      return String(decoding: try Data(contentsOf: URL(filePath: output)), as: UTF8.self)
    }
  }
}
