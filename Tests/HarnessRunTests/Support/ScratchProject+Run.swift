import HarnessRun
import Reports
import TestFiles

extension ScratchProject {
  /// The report of a whole run.
  func run(jobs: Int = 2, _ change: (inout RunRequest) -> Void = { _ in }) async throws -> Report {
    var request = RunRequest(project: folder, jobs: jobs)
    change(&request)
    return try await HarnessRun(request, environment: [:]).report()
  }
}
