import Foundation

/// Random moments, about half of them before the end of what is killed, however fast the machine is just now.
struct Moments {
  /// In microseconds.
  private var window = 8_000.0

  /// Kills a process.
  mutating func kill(_ process: TrialProcess, with signal: CInt) {
    let isKilled = process.kill(after: .random(in: 0...Int(window)), with: signal)
    window = min(max(window * (isKilled ? 1.15 : 0.87), 200), 200_000)
  }

  /// Once in a while.
  func times() -> Int { .random(in: 0...2) }
}
