import Foundation
import Ownership
import ProjectCheck

/// The project of `Fixtures/Drifted`: an app, its widget and two packages with copies that drifted in every way.
enum DriftedProject {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/Drifted")
    .path(percentEncoded: false)

  static func facts() async throws -> CheckFacts {
    try await WholeReading(CheckRequest(project: folder, jobs: 2)).facts()
  }
}
