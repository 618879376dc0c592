import Foundation

/// The most memory that a process had at once.
enum PeakMemory {
  /// In bytes; 0 where there is no `/proc`.
  static func ofThisProcess() throws -> Int {
    let status = String(decoding: try Data(contentsOf: URL(filePath: "/proc/self/status")), as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
    return kilobytes * 1024
  }
}
