#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Where simulated devices lie while a run needs them.
package enum DeviceRoot {
  /// Room that a memory file system must have to be taken, in bytes.
  private static let leastRoom: UInt64 = 2 << 30
  /// `ST_RDONLY` and `ST_NOEXEC` of `statvfs(3)`, which Glibc's module does not import.
  private static let refusals: UInt = 1 | 8

  /// An existing folder in memory, where making a device's many small folders costs least; nil where there is none that
  /// programs may run from, it has little room, or the environment names a folder for temporary files itself.
  package static func inMemory(environment: [String: String]) -> String? {
    #if os(Linux)
      guard environment["TMPDIR", default: ""].isEmpty else { return nil }
      let folder = "/dev/shm"
      var facts = statvfs()
      guard statvfs(folder, &facts) == 0, access(folder, W_OK | X_OK) == 0 else { return nil }
      return facts.f_flag & refusals == 0 && UInt64(facts.f_bavail) * UInt64(facts.f_frsize) >= leastRoom ? folder : nil
    #else
      return nil
    #endif
  }
}
