internal import Foundation

/// Facts about the process that asks for a build.
package enum RunningTool {
  /// Real path of the tool's own executable.
  package static var path: String {
    let given = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return FileSystem.realPath("/proc/self/exe") ?? FileSystem.realPath(given) ?? given
  }

  /// Whether a process waits, directly or not, for this one to end.
  ///
  /// - Returns: false for this process itself, and where there is no `/proc`.
  static func isStarted(by ancestor: pid_t) -> Bool {
    var process = getpid()
    while process > 1, let parent = ProcFile.parent(of: process) {
      if parent == ancestor { return true }
      process = parent
    }
    return false
  }
}

extension ProcFile {
  /// The process that started another; nil where it cannot be read.
  fileprivate static func parent(of process: pid_t) -> pid_t? {
    // `12 (a name) S 3 …`: the name may hold blanks and parentheses, what follows the last one does not.
    let fields = bytes("/proc/\(process)/stat").split(separator: UInt8(ascii: ")")).last?.split(separator: 0x20)
    guard let fields, fields.count > 1 else { return nil }
    return pid_t(String(decoding: fields[1], as: UTF8.self))
  }
}
