import Foundation

/// A process of the trial program, from its word that it begins on.
struct TrialProcess {
  private let number: pid_t
  private let output: CInt

  /// The program lies beside the tests.
  private static let program: String = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.path != "/", !FileManager.default.isExecutableFile(atPath: "\(folder.path)/TransactionTrial") {
      folder.deleteLastPathComponent()
    }
    return "\(folder.path)/TransactionTrial"
  }()

  /// Starts it and waits for its word.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    try self.init(Self.program, arguments, environment: environment)
  }

  /// Starts another program, which in the end starts that one.
  ///
  /// - Parameter arguments: `TRIAL` in them is the path of the trial program.
  init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // A test's thread blocks signals, and a process inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    let all = ([program] + arguments).map { strdup($0.replacing("TRIAL", with: Self.program)) } + [nil]
    let own = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in all + own { free(text) } }
    var number: pid_t = 0
    let failure = posix_spawn(&number, program, &actions, &attributes, all, own)
    close(ends[1])
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    self.number = number
    output = ends[0]
    var byte: UInt8 = 0
    while read(output, &byte, 1) < 0 && errno == EINTR {}
  }

  /// Kills it after a while, and returns when it is gone.
  ///
  /// - Returns: whether it was still there.
  func kill(after microseconds: Int, with signal: CInt = SIGKILL) -> Bool {
    usleep(useconds_t(microseconds))
    _ = Foundation.kill(number, signal)
    return end().status == 128 + Int(signal)
  }

  /// Waits for its end.
  ///
  /// - Returns: its status, 128 and more for a signal, and what it said.
  func end() -> (status: Int, output: String) {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(output, &byte, 1)
      if count == 1 { bytes.append(byte) } else if count == 0 || errno != EINTR { break }
    }
    close(output)
    var status: CInt = 0
    while waitpid(number, &status, 0) < 0 && errno == EINTR {}
    let signal = Int(status & 0x7f)
    return (signal == 0 ? Int(status >> 8) & 0xff : 128 + signal, String(decoding: bytes, as: UTF8.self))
  }
}

extension TrialFolder {
  /// Waits until no process works on the tree any more: the last one gone, the system opens the lock.
  func waitForProcesses() {
    let file = open("\(journals)/.lock", O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return }
    while flock(file, LOCK_EX) != 0 && errno == EINTR {}
    close(file)
  }
}
