import ConcurrentMap
import Foundation
import HarnessRun
import HostEvidence
import Reports
import SimulatedDevice

/// The whole sample run, beside launching the same executables equally often and ending them at once.
enum SampleRun: Benchmark {
  static let name = "the sample run"

  static func measurements() async throws -> [Measurement] {
    let folder = FileManager.default.currentDirectoryPath + "/SampleProducts"
    guard FileManager.default.fileExists(atPath: folder + "/bordercheck.json") else {
      throw BenchmarkError("run from the package's folder: there is no SampleProducts here")
    }
    let executables = URL(filePath: RunningTool.path).deletingLastPathComponent().path(percentEncoded: false)
    let environment = ProcessInfo.processInfo.environment
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    var request = RunRequest(project: folder, jobs: jobs)
    request.executables = executables
    let run = HarnessRun(request, environment: environment)
    let launched = try await launches(in: request, environment)
    let (whole, bare) = try await Timing.medians {
      _ = try await run.report()
    } _: {
      try await launch(launched, in: executables, environment, jobs: jobs)
    }
    return [
      Measurement(
        name: "sample run / launching its \(launched.count) hosts", ratio: whole / bare, bar: .atMost(1.5))
    ]
  }

  /// The executables that one run starts: one for each cell, and one more for each that is compared with a clean install.
  private static func launches(in request: RunRequest, _ environment: [String: String]) async throws -> [String] {
    let (names, log) = AsyncStream.makeStream(of: String.self)
    let events = RunEvents(launch: { log.yield($0) })
    _ = try await HarnessRun(request, environment: environment, events: events).report()
    log.finish()
    return await names.reduce(into: []) { $0.append($1) }.sorted()
  }

  private static func launch(
    _ names: [String], in folder: String, _ inherited: [String: String], jobs: Int
  ) async throws {
    var environment = ["BORDERCHECK_EXIT_AT_START": "1", "SWIFT_BACKTRACE": "enable=no"]
    environment["LD_LIBRARY_PATH"] = inherited["LD_LIBRARY_PATH"]
    let variables = environment
    try await TemporaryFolder.with { scratch in
      let numbered = names.enumerated().map { (number: $0.offset, name: $0.element) }
      let ends = try await numbered.concurrentMap(width: jobs) { launch in
        let child = ChildProcess(
          executable: "\(folder)/\(launch.name)", environment: variables, workingFolder: scratch,
          standardOutput: "\(scratch)/\(launch.number).out", standardError: "\(scratch)/\(launch.number).err")
        return await child.run().end
      }
      guard ends.allSatisfy({ $0 == .exited(status: 0) }) else { throw BenchmarkError("a bare launch failed") }
    }
  }
}
