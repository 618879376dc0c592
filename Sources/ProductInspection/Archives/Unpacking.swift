internal import Foundation
internal import InstalledProducts
internal import Reports
internal import SimulatedDevice

/// Brings what a look-up can need out of an archive into a temporary folder.
struct Unpacking {
  /// Room for messages beside what is expected.
  private static let outputMargin = 64 << 10

  let listing: ArchiveListing
  let limits: ArchiveLimits
  let environment: [String: String]
  /// Exists, is empty and has no links in its path.
  let folder: String

  private var printed: String { "\(folder)/printed" }

  func files(of file: ArchiveFile) async throws -> ProductFiles {
    try Task.checkCancellation()
    let entries = PrintedEntries(of: listing)
    let target = "\(folder)/files"
    guard mkdir(target, 0o755) == 0 else { throw failure("create a folder for it") }
    if !entries.entries.isEmpty {
      try await print(entries, of: file)
      try PrintedBytes(archive: listing.archive, path: printed, entries: entries.entries).write(to: target)
      unlink(printed)
    }
    return ProductFiles(folder: target, name: listing.name, entries: listing.files)
  }

  private func print(_ entries: PrintedEntries, of file: ArchiveFile) async throws {
    guard let unzip = UnzipProgram(environment: environment) else {
      throw InspectError(
        "cannot unpack '\(listing.archive)': no folder of PATH has the program 'unzip'; install it, or unpack the"
          + " archive yourself and give the folder")
    }
    // Under a name of its own: the archive's would be taken for an option or a pattern.
    guard let path = realpath(file.path, nil) else { throw failure("find it again") }
    defer { free(path) }
    guard symlink(path, "\(folder)/archive.zip") == 0 else { throw failure("link it") }
    let result = await unzip.print(
      entries.patterns, of: "archive.zip", in: folder, to: printed, output: entries.size + Self.outputMargin,
      time: limits.time)
    try check(result)
  }

  private func check(_ result: ProcessResult) throws {
    switch result.end {
    case .exited(status: 0), .exited(status: 1), .flooded:
      // 1 is a warning. What was written is held against the list in any case, and then the entry can be named.
      return
    case .cancelled:
      throw CancellationError()
    case .timedOut:
      throw failed("'unzip' took longer than \(limits.time.components.seconds) seconds")
    case .failedToStart(let reason):
      throw failed("'unzip' does not start: \(reason)")
    case .signalled(let number):
      throw failed("'unzip' was ended by signal \(number)")
    case .exited(let status):
      let lines = result.standardErrorTail.split(separator: "\n").prefix(10).map { VisibleText(String($0)).prose }
      throw failed("'unzip' ended with status \(status)" + lines.map { "\n  \($0)" }.joined())
    }
  }

  private func failed(_ reason: String) -> InspectError {
    InspectError(
      "cannot unpack '\(listing.archive)'; archive the product anew, or unpack it yourself and give the folder:"
        + " \(reason)")
  }

  private func failure(_ action: String) -> InspectError {
    InspectError("cannot unpack '\(listing.archive)': cannot \(action): \(String(cString: strerror(errno)))")
  }
}
