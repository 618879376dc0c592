import TreeTransactions

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One thing done to a tree: `commit|rollback|recover here|process SEED ROOT JOURNAL`, or `committer ROOT JOURNAL`.
struct Trial {
  private let arguments: [String]

  init?(_ arguments: [String]) {
    guard arguments.count == 5 || arguments.first == "committer" else { return nil }
    self.arguments = arguments
  }

  /// - Returns: the exit status of the process.
  func run() -> CInt {
    if arguments[0] == "committer" { return CommitterProcess.run(arguments) }
    limitFiles()
    say(".")
    do throws(TransactionError) {
      try act(TransactionJournal(arguments[4], of: arguments[3]))
      return 0
    } catch {
      say("\(error)")
      return 1
    }
  }

  private func act(_ journal: TransactionJournal) throws(TransactionError) {
    let committer: Committer =
      arguments[1] == "process" ? Committer.thisProgram(arguments: ["committer"]) ?? .here : .here
    switch arguments[0] {
    case "commit":
      let tree = TrialTree(seed: UInt64(arguments[2]) ?? 0)
      try TreeTransaction("trial", tree.changes, journal: journal).commit(by: committer)
    case "rollback": try journal.rollBack(by: committer)
    default: try journal.recover()
    }
  }

  private func say(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
  }

  /// No file grows beyond `TRIAL_FILE_LIMIT` bytes, as if the disk were full.
  private func limitFiles() {
    guard let text = getenv("TRIAL_FILE_LIMIT"), let size = UInt(String(cString: text)) else { return }
    var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(size))
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_FSIZE, &limit)
    #endif
    // What is too much is to fail, not to end the process.
    signal(SIGXFSZ, SIG_IGN)
  }
}
