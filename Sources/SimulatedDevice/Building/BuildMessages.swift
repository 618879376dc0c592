/// What a failed build said, as far as it helps.
enum BuildMessages {
  /// The diagnostics of a build's output, each once (the compiler repeats them), at most a hundred lines.
  static func text(of output: String, end: ProcessEnd) -> String {
    var seen: Set<String> = []
    var blocks: [[Substring]] = []
    for line in output.split(separator: "\n") where !isProgress(line) {
      if blocks.isEmpty || startsDiagnostic(line) { blocks.append([]) }
      blocks[blocks.count - 1].append(line)
    }
    let lines = blocks.filter { seen.insert($0.joined(separator: "\n")).inserted }.joined()
    guard !lines.isEmpty else { return HostFailure(end).map { "swift \($0.reason)" } ?? "swift said nothing" }
    let more = lines.count > 100 ? ["… and \(lines.count - 100) more lines"] : []
    return (lines.prefix(100).map(String.init) + more).joined(separator: "\n")
  }

  /// `[12/30] Compiling …`.
  private static func isProgress(_ line: Substring) -> Bool {
    guard line.hasPrefix("["), let close = line.firstIndex(of: "]") else { return false }
    return line[..<close].dropFirst().allSatisfy { $0.isNumber || $0 == "/" }
  }

  private static func startsDiagnostic(_ line: Substring) -> Bool {
    line.first?.isWhitespace == false && ["error:", "warning:", "note:"].contains { line.contains($0) }
      && line.first?.isNumber == false
  }
}
