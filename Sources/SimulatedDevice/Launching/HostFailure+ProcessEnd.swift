extension HostFailure {
  /// The failure that a process's end is by itself; nil for one that ended well or was cancelled.
  init?(_ end: ProcessEnd) {
    switch end {
    case .exited(status: 0), .cancelled: return nil
    case .exited(let status): self.init(.crashed, "ended with status \(status)")
    case .signalled(let number): self.init(.crashed, "was ended by \(SignalName.text(of: number))")
    case .failedToStart(let reason): self.init(.crashed, "could not be started: \(reason.lowercasedFirst)")
    case .timedOut(let limit): self.init(.timedOut, "did not end within \(limit.formattedSeconds)")
    case .flooded(let limit): self.init(.garbled, "wrote more than \(limit) bytes and was ended")
    }
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension Duration {
  /// `30 seconds`, or `0.2 seconds` down to the millisecond.
  fileprivate var formattedSeconds: String {
    let (seconds, attoseconds) = components
    let milliseconds = Int(attoseconds / 1_000_000_000_000_000)
    guard milliseconds > 0 else { return seconds == 1 ? "1 second" : "\(seconds) seconds" }
    let digits = String(String(milliseconds + 1000).dropFirst())
    return "\(seconds).\(digits[...(digits.lastIndex { $0 != "0" } ?? digits.startIndex)]) seconds"
  }
}
