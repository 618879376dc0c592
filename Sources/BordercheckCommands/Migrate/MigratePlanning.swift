import CommandLayer
import Foundation
import HostEvidence
import Migration
import Ownership

/// `migrate plan`: reads the project, draws the plan, writes it and says what is left to decide.
struct MigratePlanning {
  private let migration: MigrationProject
  private let request: MigrationRequest
  private let output: String

  init(_ migration: MigrationProject, _ request: MigrationRequest, output: String) {
    self.migration = migration
    self.request = request
    self.output = output
  }

  func run() async throws -> ExitStatus {
    let place = migration.context.absolute(output)
    try checkPlace(place)
    let facts = try await migration.facts()
    let plan = try PlanDrafting(request, facts, files: migration.files).plan()
    try WrittenFile.write(plan.bytes, to: output, in: migration.context)
    migration.context.output.write(PlanText(plan, file: output, project: migration.name).text)
    return .clean
  }

  /// A plan may take the place of a plan, and of nothing else.
  private func checkPlace(_ place: String) throws {
    guard FileManager.default.fileExists(atPath: place) else { return }
    guard let bytes = FileBytes.read(place), (try? PlanReader.read(bytes, file: output)) != nil else {
      throw CommandError.notOurs(output)
    }
  }
}
