#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The process that finishes a transaction although the one that began it is killed.
package enum CommitterProcess {
  /// What such a process does, and all it does; its standard output belongs to who started it.
  ///
  /// - Parameter arguments: of the process; the last two are the root and the journal.
  /// - Returns: its exit status; 64 for arguments that are none.
  package static func run(_ arguments: [String]) -> CInt {
    guard let folder = arguments.last, let root = arguments.dropLast().last else { return 64 }
    let journal = TransactionJournal(folder, of: root)
    let outcome = CommitterOutcome { () throws(TransactionError) in
      // The lock is that of the process that started it, also after that one's end.
      if TransactionLock.inherited(journal) != nil { return try TreeMove.finish(journal) }
      return try journal.recover()
    }
    let bytes = outcome.bytes
    _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    return outcome.isSuccess ? 0 : 1
  }

  /// Starts one and waits for its end.
  ///
  /// - Returns: what it said; nil where it ended without a word.
  /// - Throws: why it was not started.
  static func start(
    _ path: String, _ arguments: [String], _ lock: TransactionLock
  ) throws(DiskFailure) -> CommitterOutcome? {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last("start", path) }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process: pid_t
    do throws(DiskFailure) {
      process = try spawn(path, arguments, output: ends[1], lock)
      close(ends[1])
    } catch {
      close(ends[1])
      throw error
    }
    let bytes = readAll(ends[0])
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return CommitterOutcome(bytes)
  }
}

extension CommitterProcess {
  private static func spawn(
    _ path: String, _ arguments: [String], output: CInt, _ lock: TransactionLock
  ) throws(DiskFailure) -> pid_t {
    // Above what the child has them as, so that none is put where another still has to be taken from.
    let lockFile = fcntl(lock.descriptor, F_DUPFD_CLOEXEC, 10)
    let outputFile = fcntl(output, F_DUPFD_CLOEXEC, 10)
    defer { for file in [lockFile, outputFile] where file >= 0 { close(file) } }
    guard lockFile >= 0, outputFile >= 0 else { throw .last("start", path) }
    var attributes = posix_spawnattr_t.empty
    var actions = posix_spawn_file_actions_t.empty
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    setSignalsAndSession(&attributes)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, outputFile, 1)
    posix_spawn_file_actions_adddup2(&actions, lockFile, TransactionLock.inheritedDescriptor)
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var process: pid_t = 0
    let failure = withCStrings([path] + arguments) { arguments in
      withCStrings(environment) { posix_spawn(&process, path, &actions, &attributes, arguments, $0) }
    }
    guard failure == 0 else { throw DiskFailure(action: "start", path: path, number: failure) }
    return process
  }

  /// No signal that can be blocked ends it, from its first moment on; it lasts milliseconds.
  private static func setSignalsAndSession(_ attributes: inout posix_spawnattr_t) {
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // What a fault raises must end it: blocked, it would be a loop.
    for number in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT] { sigdelset(&all, number) }
    posix_spawnattr_setsigmask(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, sessionOfItsOwn | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
  }

  /// Calls `body` with the strings as a C array that ends in nil.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }

  private static func readAll(_ file: CInt) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
    }
  }
}

#if canImport(Darwin)
  extension posix_spawnattr_t? { fileprivate static var empty: Self { nil } }
  extension posix_spawn_file_actions_t? { fileprivate static var empty: Self { nil } }
  private let sessionOfItsOwn = Int16(POSIX_SPAWN_SETSID)
#else
  extension posix_spawnattr_t { fileprivate static var empty: Self { Self() } }
  extension posix_spawn_file_actions_t { fileprivate static var empty: Self { Self() } }
  /// `POSIX_SPAWN_SETSID` of glibc and musl, which their overlays do not show.
  private let sessionOfItsOwn: Int16 = 0x80
#endif
