import Foundation
import Testing

/// The tool's process killed at any moment of a step: the project is as before or as after, and the step goes on properly.
@Suite struct MigrateKillTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// `KILL_TRIALS` in all; `.ci/kill-trials` sets it.
  private static let count = environment["KILL_TRIALS"].flatMap(Int.init) ?? 30
  /// `TRIAL_SEED` repeats the choices; what a machine does within a delay never repeats.
  private static let seed = environment["TRIAL_SEED"].flatMap(UInt64.init) ?? .random(in: 0...999_999)

  @Test func `apply, finish and rollback killed at any moment`() async throws {
    let start = ContinuousClock.now
    async let even = Self.lane(0)
    async let odd = Self.lane(1)
    let endings = try await even + odd
    let killed = endings.count { $0.isKilled }
    let after = endings.count { $0.isAfter }
    print(
      "migrate: TRIAL_SEED=\(Self.seed), \(endings.count) trials, \(killed) killed before the end, "
        + "\(endings.count - after) before, \(after) after, \(ContinuousClock.now - start)")
    #expect(endings.count == Self.count)
    #expect(endings.flatMap(\.problems) == [])
  }

  private static func lane(_ first: Int) async throws -> [KilledSteps.Ending] {
    var endings: [KilledSteps.Ending] = []
    try await MigrationFolder.withTrips(isRepository: false) { folder in
      var steps = try await KilledSteps(folder)
      var generator = Dice(state: seed &+ UInt64(first))
      for index in stride(from: first, to: count, by: 2) {
        let step = KilledSteps.Step.allCases[index / 2 % KilledSteps.Step.allCases.count]
        endings.append(try await steps.kill(step, using: &generator))
      }
    }
    return endings
  }
}

/// The same numbers for the same seed: SplitMix64.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
