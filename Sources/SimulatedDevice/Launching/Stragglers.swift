#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Processes that left their group (a daemon does) and so outlived the host that started them.
enum Stragglers {
  /// The variable that only hosts and what they start have in their environment: the path of the host's request.
  static let requestVariable = "BORDERCHECK_REQUEST"

  /// Ends every process whose host had its request below `folder`; where there is no `/proc`, none is found.
  static func end(below folder: String) {
    let mark = Array("\(requestVariable)=\(folder)/".utf8)
    // A process may start another while the list is read; three rounds are enough for what is no attack.
    for _ in 0..<3 {
      let found = processes(marked: mark)
      for process in found { kill(process, SIGKILL) }
      if found.isEmpty { return }
    }
  }

  private static func processes(marked mark: [UInt8]) -> [pid_t] {
    guard let names = try? FileSystem.names(in: "/proc") else { return [] }
    return names.compactMap { pid_t($0) }.filter { process in
      process != getpid()
        && ProcFile.bytes("/proc/\(process)/environ").split(separator: 0).contains { $0.starts(with: mark) }
    }
  }
}

/// Files whose size the system does not say.
enum ProcFile {
  /// The bytes of a file; none where it cannot be read.
  static func bytes(_ path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16384)
    while case let count = read(file, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    return bytes
  }
}
