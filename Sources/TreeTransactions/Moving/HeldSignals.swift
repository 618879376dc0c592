internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Signals that would end the process, kept until they are released; those that it handles or ignores stay as they are.
struct HeldSignals {
  private typealias Action = @convention(c) (CInt) -> Void

  private var held: [CInt] = []

  init() {
    // The handler must find it made.
    _ = caughtSignals.load(ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE] {
      let before = signal(number, { _ = caughtSignals.bitwiseOr(1 << UInt64($0), ordering: .relaxed) })
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self) {
        held.append(number)
      } else {
        signal(number, before)
      }
    }
  }

  /// Gives the signals back their effect, also those that came meanwhile.
  func release() {
    for number in held {
      signal(number, SIG_DFL)
      let bit: UInt64 = 1 << UInt64(number)
      if caughtSignals.bitwiseAnd(~bit, ordering: .relaxed).oldValue & bit != 0 { kill(getpid(), number) }
    }
  }
}

/// One bit for each signal that came while it was held.
private let caughtSignals = Atomic<UInt64>(0)
