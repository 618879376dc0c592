@testable import SimulatedDevice

/// Looks through the process list for what a test started.
enum LiveProcesses {
  /// Numbers of living processes whose environment names a request below `root`; zombies are not among them.
  static func below(_ root: String) -> [String] {
    let mark = Array("\(Stragglers.requestVariable)=\(root)/".utf8)
    return ((try? FileSystem.names(in: "/proc")) ?? []).filter { name in
      Int(name) != nil && ProcFile.bytes("/proc/\(name)/environ").split(separator: 0).contains { $0.starts(with: mark) }
    }
  }

  /// Waits up to two seconds for the kernel to finish what was killed.
  static func areGone(below root: String) async -> Bool {
    for _ in 0..<1000 {
      if below(root).isEmpty { return true }
      try? await Task.sleep(for: .milliseconds(2))
    }
    return false
  }
}
