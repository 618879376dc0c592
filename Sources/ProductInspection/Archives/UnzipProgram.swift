internal import Foundation
internal import SimulatedDevice

/// The program `unzip`, which knows how to decompress.
struct UnzipProgram {
  private let path: String

  /// Finds it in the folders of `PATH`; nil where it is in none.
  init?(environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    guard let path = folders.map({ "\($0)/unzip" }).first(where: Self.isProgram) else { return nil }
    self.path = path
  }

  /// Writes the bytes of the entries that match, one after the other, into one file: no name of the archive comes to
  /// the disk this way, and nothing but bytes is made of an entry.
  ///
  /// - Parameters:
  ///   - archive: a name in `folder` without characters of patterns.
  ///   - output: at most so many bytes are written.
  func print(
    _ patterns: [String], of archive: String, in folder: String, to file: String, output: Int, time: Duration
  ) async -> ProcessResult {
    // Nothing of the environment comes along: UNZIP and UNZIPOPT would be options.
    let child = ChildProcess(
      executable: path, arguments: ["-p", archive] + patterns, environment: ["LC_ALL": "C.UTF-8"],
      workingFolder: folder, standardOutput: file, standardError: "\(folder)/messages.txt",
      limits: LaunchLimits(time: time, output: output))
    return await child.run()
  }

  private static func isProgram(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
