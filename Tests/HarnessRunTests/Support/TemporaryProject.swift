import Findings
import Foundation
import HarnessRun
import Ownership
import Reports

/// Lays files into a folder that is there for one test.
struct TemporaryProject {
  let folder: String

  /// Runs `body` on a folder with these files; path → text.
  static func with<Result>(
    _ files: [String: String], _ body: (TemporaryProject) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bordercheck-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try await body(TemporaryProject(folder: folder.path(percentEncoded: false)))
  }

  /// The report of a whole run.
  func run(jobs: Int = 2, _ change: (inout RunRequest) -> Void = { _ in }) async throws -> Report {
    var request = RunRequest(project: folder, jobs: jobs)
    change(&request)
    return try await HarnessRun(request, environment: [:]).report()
  }
}

/// Places in the package's own checkout.
enum Checkout {
  /// The package's folder.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)
}
