#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Names and meanings of the signals that end a process.
enum SignalName {
  private static let names: [Int32: String] = [
    SIGHUP: "SIGHUP, hangup", SIGINT: "SIGINT, interrupt", SIGQUIT: "SIGQUIT, quit",
    SIGILL: "SIGILL, illegal instruction", SIGTRAP: "SIGTRAP, trap", SIGABRT: "SIGABRT, abort",
    SIGBUS: "SIGBUS, bus error", SIGFPE: "SIGFPE, arithmetic error", SIGKILL: "SIGKILL, killed",
    SIGSEGV: "SIGSEGV, bad memory access", SIGPIPE: "SIGPIPE, broken pipe", SIGALRM: "SIGALRM, alarm",
    SIGTERM: "SIGTERM, terminated", SIGXCPU: "SIGXCPU, processor time", SIGXFSZ: "SIGXFSZ, file size",
    SIGSYS: "SIGSYS, bad system call", SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2",
  ]

  /// `SIGILL, illegal instruction`; the number where the signal has no name here.
  static func text(of number: Int32) -> String { names[number] ?? "signal \(number)" }
}
