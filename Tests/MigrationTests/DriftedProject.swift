import Foundation
import Migration
import Ownership
import ProjectCheck

/// The project of `Fixtures/Drifted`: an app, its widget and two packages with copies that drifted in every way.
enum DriftedProject {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/Drifted")
    .path(percentEncoded: false)

  static func facts() async throws -> CheckFacts {
    try await WholeReading(CheckRequest(project: folder, jobs: 2)).facts()
  }

  /// The bytes of a file, named from the project's folder.
  @Sendable static func bytes(_ file: String) -> [UInt8]? { bytes(file, in: folder) }

  @Sendable static func bytes(_ file: String, in folder: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: "\(folder)/\(file)"))).map(Array.init)
  }

  /// All files; path → text.
  static var files: [String: String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.reduce(into: [:]) { files, name in
      if let bytes = bytes(name) { files[name] = String(decoding: bytes, as: UTF8.self) }
    }
  }

  static func text(_ file: String) -> String { String(decoding: bytes(file) ?? [], as: UTF8.self) }

  /// The plan that moves these keys.
  static func plan(
    _ keys: String..., from: [String] = ["App", "Widget"], to: String = "SharedTripUI", prefer: String? = nil,
    table: String? = nil
  ) async throws -> MigrationPlan {
    var request = MigrationRequest(from: from, to: to, keys: .named(keys))
    request.prefer = prefer
    request.table = table
    return try PlanDrafting(request, try await facts(), files: bytes).plan()
  }

  /// Why nothing is planned, one line each.
  static func refusals(
    _ keys: MigrationRequest.Keys, from: [String] = ["App", "Widget"], to: String = "SharedTripUI"
  ) async throws -> [String] {
    let facts = try await facts()
    do {
      _ = try PlanDrafting(MigrationRequest(from: from, to: to, keys: keys), facts, files: bytes).plan()
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }
}
