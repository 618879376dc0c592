import ProductInspection
import Reports
import TestFiles

/// Inspections of trees that tests write out.
enum Inspecting {
  static func report(
    of files: BuiltFiles, as name: String = "Trips.app", _ change: (inout InspectRequest) -> Void = { _ in }
  ) async throws -> Report {
    try await files.with(name) { path in
      var request = InspectRequest(path: path, jobs: 2)
      change(&request)
      return try await ProductInspection(request, environment: [:]).inspected().report
    }
  }
}
