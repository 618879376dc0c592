import Foundation
import Migration
import Ownership
import ProjectCheck
import Testing
import TreeTransactions

/// A project in a folder of its own, in which messages are moved: tables alone, without their callers.
struct MovableProject {
  let folder = FileManager.default.temporaryDirectory.appending(path: "movable-\(UUID().uuidString)")

  /// A copy of `Fixtures/Drifted`.
  static func drifted() throws -> MovableProject {
    let project = MovableProject()
    try FileManager.default.copyItem(at: URL(filePath: DriftedProject.folder), to: project.folder)
    return project
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// All files by their paths.
  var contents: [String: [UInt8]] {
    let root = folder.path(percentEncoded: false)
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return Dictionary(paths.compactMap { path in bytes(path).map { (path, $0) } }) { first, _ in first }
  }

  func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appending(path: path))).map(Array.init)
  }

  func facts() async throws -> CheckFacts {
    try await WholeReading(CheckRequest(project: folder.path(percentEncoded: false), jobs: 2)).facts()
  }

  /// Plans, applies and finishes a move.
  func move(_ keys: [String], from: String, to: String, table: String? = nil) async throws {
    var request = MigrationRequest(from: [from], to: to, keys: .named(keys))
    request.table = table
    let plan = try PlanDrafting(request, try await facts(), files: files).plan()
    try write(PlannedChanges(plan, try await facts(), files: files).ofApplying())
    try write(PlannedChanges(plan, try await facts(), files: files).ofFinishing())
  }

  var files: @Sendable (String) -> [UInt8]? { { bytes($0) } }

  /// Tables only.
  private func write(_ changes: [FileChange]) throws {
    for change in changes where change.path.contains("Resources") || change.path.hasSuffix(".xcstrings") {
      try Data(try #require(change.after)).write(to: folder.appending(path: change.path))
    }
  }
}
