import Foundation

/// A thread with room for the parser's recursion, which the threads of tasks may not have.
enum DeepThread {
  /// A thread that cannot be made never runs, and says nothing: as many as these fit beside each other anywhere.
  private static let gate = ThreadGate(width: 16)

  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await gate.enter()
    let value = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 128 << 20
      thread.start()
    }
    await gate.leave()
    return value
  }
}
