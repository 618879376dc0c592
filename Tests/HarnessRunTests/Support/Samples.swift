import Foundation
import HarnessRun
import Reports
import SimulatedDevice
import TestFiles

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
    try await ScratchProject.with([:]) { copy in
      for name in ["SampleProducts", "Matrix"] {
        try FileManager.default.copyItem(atPath: Checkout.folder + name, toPath: "\(copy.folder)/\(name)")
      }
      return try await body("\(copy.folder)/SampleProducts")
    }
  }
}
