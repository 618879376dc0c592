import Foundation

/// A thread with room for the parser's recursion, which the threads of tasks may not have.
enum DeepThread {
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 128 << 20
      thread.start()
    }
  }
}
