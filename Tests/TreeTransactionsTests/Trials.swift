import Foundation
import Testing
import TreeTransactions

@testable import TransactionTrial

/// Many random trees, two at a time, each with a transaction that is killed.
struct Trials: Sendable {
  let name: String
  let count: Int
  /// `TRIAL_SEED` repeats the trees; moments never repeat.
  let seed: UInt64

  init(_ name: String, count: Int) {
    self.name = name
    self.count = count
    seed = ProcessInfo.processInfo.environment["TRIAL_SEED"].flatMap(UInt64.init) ?? .random(in: 0...999_999)
  }

  /// Runs `body` for each tree, on threads that may wait.
  func run(_ body: @escaping @Sendable (inout KilledTrial, inout Moments) throws -> Void) async throws {
    let start = ContinuousClock.now
    async let even = lane(0, body)
    async let odd = lane(1, body)
    let ended = try await even + odd
    let before = ended.count { $0.state == .before }
    print(
      "\(name): TRIAL_SEED=\(seed), \(count) killed, \(before) before, \(count - before) after, \(ContinuousClock.now - start)"
    )
    #expect(ended.flatMap(\.problems) == [])
    #expect(ended.count == count)
  }

  private func lane(
    _ first: Int, _ body: @escaping @Sendable (inout KilledTrial, inout Moments) throws -> Void
  ) async throws -> [KilledTrial] {
    try await onThread {
      var moments = Moments()
      return try stride(from: first, to: count, by: 2).map { index in
        let tree = TrialTree(seed: seed &+ UInt64(index))
        return try TrialFolder.with(tree.before) { folder in
          var trial = KilledTrial(seed: seed &+ UInt64(index), tree: tree, folder: folder)
          try body(&trial, &moments)
          try trial.recover()
          return trial
        }
      }
    }
  }
}

/// Runs what waits for processes where it keeps nobody else from running.
private func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
  }
}
