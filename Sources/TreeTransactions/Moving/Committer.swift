#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Who moves staged files into the tree.
package enum Committer: Hashable, Sendable {
  /// This process: killed with SIGKILL between two moves it leaves a mixed tree, until the journal is recovered.
  case here
  /// A process in a session of its own, which goes on to the end when this one is killed.
  ///
  /// It is started as `path arguments… ROOT JOURNAL` and must hand its arguments to `CommitterProcess.run`.
  case process(path: String, arguments: [String])

  /// The program of this process; nil where the system does not say which that is.
  package static func thisProgram(arguments: [String]) -> Committer? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      let path = buffer.withUnsafeBufferPointer { $0.baseAddress.flatMap { Disk.realPath(String(cString: $0)) } }
    #else
      // The program may have been replaced since it was started; the system still knows it by that name.
      let path = Disk.realPath("/proc/self/exe") ?? (Disk.isThere("/proc/self/exe") ? "/proc/self/exe" : nil)
    #endif
    return path.map { .process(path: $0, arguments: arguments) }
  }
}

extension Committer {
  /// Finishes what a journal has staged.
  func finish(_ journal: TransactionJournal, _ lock: TransactionLock) throws(TransactionError) -> TreeState {
    guard case .process(let path, let arguments) = self else { return try TreeMove.finish(journal) }
    let outcome: CommitterOutcome?
    do throws(DiskFailure) {
      outcome = try CommitterProcess.start(path, arguments + [journal.root, journal.folder], lock)
    } catch {
      try TreeMove.giveUp(journal, because: error)
    }
    // One that was killed itself, or that is no committer, says nothing: then this process finishes.
    guard let outcome else { return try TreeMove.finish(journal) }
    return try outcome.state
  }

  /// What to say where it ended without having done its work.
  var ending: DiskFailure {
    guard case .process(let path, _) = self else { return DiskFailure(action: "finish", path: "", number: ECANCELED) }
    return DiskFailure(action: "finish the change with", path: path, number: ECANCELED)
  }
}
