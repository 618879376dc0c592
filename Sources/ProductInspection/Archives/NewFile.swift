internal import Foundation
internal import HostEvidence

/// A file that was not there before, open for writing.
struct NewFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Makes the file and the folders above it; nothing that lies there already is written to, and no link is followed.
  init(below folder: String, path: String) throws(InspectError) {
    self.path = path
    let whole = "\(folder)/\(path)"
    let isReady = FileBytes.makeFolder(of: whole)
    descriptor = isReady ? open(whole, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644) : -1
    if descriptor < 0 { throw failure }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  borrowing func write(_ bytes: [UInt8]) throws(InspectError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { systemWrite(descriptor, $0 + done, bytes.count - done) } ?? -1
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure }
      done += count
    }
  }

  /// From the last error of the system.
  private var failure: InspectError {
    InspectError(
      "cannot write '\(ArchiveProblems.visible(path))' to the folder for temporary files:"
        + " \(String(cString: strerror(errno))); make room there, or name another folder in TMPDIR")
  }
}

/// `write(2)`, under a name that a method called `write` does not hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int { write(file, bytes, count) }
