#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// `posix_spawn` with what a child must have: a group of its own, no blocked or ignored signal, three open files.
enum Spawning {
  /// Starts the child.
  ///
  /// - Returns: its process number, which is also its group's.
  static func start(_ child: ChildProcess) throws(StartFailure) -> pid_t {
    var attributes = posix_spawnattr_t.empty
    var actions = posix_spawn_file_actions_t.empty
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    setSignalsAndGroup(&attributes)
    try add(child, to: &actions)
    let arguments = [child.executable] + child.arguments
    let environment = child.environment.map { "\($0.key)=\($0.value)" }.sorted()
    var identifier: pid_t = 0
    let failure = withCStrings(arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawn(&identifier, child.executable, &actions, &attributes, arguments, environment)
      }
    }
    guard failure == 0 else { throw StartFailure(number: failure) }
    return identifier
  }
}

extension Spawning {
  /// A thread of the pool blocks most signals and a child inherits that, so the mask is emptied.
  private static func setSignalsAndGroup(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  private static func add(_ child: ChildProcess, to actions: inout posix_spawn_file_actions_t) throws(StartFailure) {
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, child.standardOutput, writing, 0o644)
    if child.standardError == child.standardOutput {
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, child.standardError, writing, 0o644)
    }
    let failure = FileActions.addWorkingFolder(child.workingFolder, to: &actions)
    guard failure == 0 else { throw StartFailure(number: failure) }
    FileActions.closeOthers(in: &actions)
  }

  /// Calls `body` with the strings as a C array that ends in nil.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }
}

/// Why a child never ran.
struct StartFailure: Error {
  var end: ProcessEnd

  /// A failed call, by its error number.
  init(number: Int32) { end = .failedToStart(FileSystemError.text(of: number)) }

  /// The tool is being interrupted and starts nothing any more.
  static let interrupted = StartFailure(end: .cancelled)

  private init(end: ProcessEnd) { self.end = end }
}

#if canImport(Darwin)
  extension posix_spawnattr_t? { fileprivate static var empty: Self { nil } }
  extension posix_spawn_file_actions_t? { fileprivate static var empty: Self { nil } }
#else
  extension posix_spawnattr_t { fileprivate static var empty: Self { Self() } }
  extension posix_spawn_file_actions_t { fileprivate static var empty: Self { Self() } }
#endif
