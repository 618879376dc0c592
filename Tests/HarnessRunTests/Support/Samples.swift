import Foundation
import HarnessRun
import Reports
import SimulatedDevice

/// The sample products, with the executables that the tests' own build made.
enum Samples {
  static let folder = Checkout.folder + "SampleProducts"
  static let executables = URL(filePath: RunningTool.path).deletingLastPathComponent().path(percentEncoded: false)

  static func run(
    _ folder: String = folder, jobs: Int = 2, events: RunEvents = RunEvents(),
    _ change: (inout RunRequest) -> Void = { _ in }
  ) async throws -> Report {
    var request = RunRequest(project: folder, jobs: jobs)
    request.executables = executables
    change(&request)
    return try await HarnessRun(request, environment: ProcessInfo.processInfo.environment, events: events).report()
  }

  /// Runs `body` on a copy of the samples and their matrix in another folder.
  static func withCopy<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bordercheck-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["SampleProducts", "Matrix"] {
      try FileManager.default.copyItem(
        atPath: Checkout.folder + name, toPath: folder.appending(path: name).path(percentEncoded: false))
    }
    return try await body(folder.appending(path: "SampleProducts").path(percentEncoded: false))
  }
}
