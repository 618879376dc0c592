internal import HostEvidence

/// The end of a text file, as a person reads it.
enum FileTail {
  /// At most the last 4 KiB of a file without blank lines around; empty where there is no file, or something else that
  /// the host put there.
  static func text(of path: String) -> String {
    guard let (bytes, offset) = FileBytes.tail(of: path, count: 4096) else { return "" }
    // A tail that starts in the middle starts at its first whole line, if it has one.
    let start = offset == 0 ? 0 : (bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
    let text = String(decoding: bytes[start...], as: UTF8.self)
    return String(text.trimmingBlanks())
  }
}

extension StringProtocol {
  fileprivate func trimmingBlanks() -> SubSequence {
    let start = self.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
