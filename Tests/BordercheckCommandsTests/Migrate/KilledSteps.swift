import CommandLayer
import Foundation
import SimulatedDevice
import Testing

/// A project before, between and after the steps of a migration, of which each can be killed any number of times.
struct KilledSteps {
  enum Step: String, CaseIterable {
    case apply, finish, rollback
  }

  /// What a killed step left.
  struct Ending {
    var isKilled: Bool
    var isAfter: Bool
    var problems: [String]
  }

  private let folder: MigrationFolder
  private let planned: [String: String]
  private let verified: [String: String]
  private let finished: [String: String]
  /// Milliseconds from the start, and from the journal, within which about half of the kills come before the end.
  private var windows: [Step: (whole: Double, journal: Double)] = [:]

  static let plan = "trips.plan.json"

  /// Takes all steps once, and keeps the project as it is before each.
  init(_ folder: MigrationFolder) async throws {
    self.folder = folder
    let keys = ["trip.title", "trip.arrivesIn %lld"].flatMap { ["--keys", $0] }
    let drawn = try await folder.tool(
      ["migrate", "plan", "--from", "App,Widget", "--to", "SharedTripUI", "-o", Self.plan] + keys)
    #expect(drawn.status == .clean, "\(drawn)")
    try folder.edit(Self.plan) { $0.replacing("\"use\": \"\"", with: "\"use\": \"App\"") }
    planned = try folder.tree()
    try folder.keep("planned")
    #expect(try await folder.migrate("apply", Self.plan).status == .clean)
    #expect(try await folder.migrate("verify", Self.plan).status == .clean)
    verified = try folder.tree()
    try folder.keep("verified")
    #expect(try await folder.migrate("finish", Self.plan).status == .clean)
    finished = try folder.tree()
    try folder.keep("finished")
  }

  /// Kills a step once at a moment that the generator chooses, looks at the tree, and goes on with the same step.
  mutating func kill(_ step: Step, using generator: inout some RandomNumberGenerator) async throws -> Ending {
    try folder.restore(step == .apply ? "planned" : step == .finish ? "verified" : "finished")
    let (before, after) = sides(of: step)
    let waitsForJournal = Bool.random(using: &generator)
    var window = windows[step] ?? (whole: 400, journal: 20)
    let delay = Double.random(in: 0...(waitsForJournal ? window.journal : window.whole), using: &generator)
    let isKilled = try await folder.killed(
      ["migrate", step.rawValue, Self.plan], after: delay / 1000, journal: waitsForJournal ? journal(of: step) : nil)
    let change = isKilled ? 1.4 : 0.7
    if waitsForJournal { window.journal *= change } else { window.whole *= change }
    windows[step] = (min(max(window.whole, 5), 20_000), min(max(window.journal, 0.5), 20_000))

    let tree = try folder.tree()
    var ending = Ending(isKilled: isKilled, isAfter: tree == after, problems: [])
    if tree != before, tree != after { ending.problems.append("\(step): neither before nor after") }
    let next = try await folder.migrate(step.rawValue, Self.plan)
    // A second rollback takes back the step before.
    let expected = step == .rollback && ending.isAfter ? planned : after
    if next.status != .clean { ending.problems.append("\(step), then: \(next)") }
    if try folder.tree() != expected { ending.problems.append("\(step), then: another tree than expected") }
    return ending
  }

  private func sides(of step: Step) -> (before: [String: String], after: [String: String]) {
    switch step {
    case .apply: (planned, verified)
    case .finish: (verified, finished)
    case .rollback: (finished, verified)
    }
  }

  /// What is there once the step has begun to write, as the shell's pattern.
  private func journal(of step: Step) -> String {
    switch step {
    case .apply: ".bordercheck/journals/*-apply"
    case .finish: ".bordercheck/journals/*-finish"
    case .rollback: ".bordercheck/journals/*-finish/staged-before"
    }
  }
}

extension MigrationFolder {
  /// Keeps the whole project under a name.
  func keep(_ name: String) throws { try FileManager.default.copyItem(atPath: path, toPath: "\(path)-\(name)") }

  /// Puts it back as it was kept.
  func restore(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: "\(path)-\(name)", toPath: path)
  }

  /// Starts the tool, kills it, and waits for the process that finishes what it began.
  ///
  /// - Parameters:
  ///   - delay: seconds, after the start or after the journal is there.
  /// - Returns: whether it had not ended before.
  func killed(_ arguments: [String], after delay: Double, journal: String?) async throws -> Bool {
    // The reader of the pipe ends when nobody has it any more: neither the tool nor who finishes for it.
    let script = """
      { "$@" 9>&1 >/dev/null 2>&1 & tool=$!
        count=0; while [ -n '\(journal ?? "")' ] && [ $count -lt 1000000 ] && ! [ -e \(journal ?? "/") ]; do
          count=$((count + 1)); done
        sleep \(String(format: "%.4f", delay)); kill -KILL $tool; wait $tool; echo $? >../status
      } 2>/dev/null | cat >/dev/null
      """
    _ = try await run("/bin/sh", ["-c", script, "sh", toolPath] + arguments)
    let status = try String(contentsOfFile: "\(path)/../status", encoding: .utf8)
    return status.hasPrefix("137")
  }
}
