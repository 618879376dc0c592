#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The file actions of `posix_spawn` that the C library has but the Swift overlay on Linux does not show.
enum FileActions {
  /// Starts the child in a folder.
  ///
  /// - Returns: an error number; `ENOSYS` where the C library is too old to know the action.
  static func addWorkingFolder(_ path: String, to actions: inout posix_spawn_file_actions_t) -> Int32 {
    #if canImport(Darwin)
      posix_spawn_file_actions_addchdir_np(&actions, path)
    #else
      addFolder.map { $0(&actions, path) } ?? ENOSYS
    #endif
  }

  /// Closes every descriptor from 3 on in the child.
  ///
  /// Without the action (Musl) the descriptors that were opened without `O_CLOEXEC` stay open; ours are not among them.
  static func closeOthers(in actions: inout posix_spawn_file_actions_t) {
    #if !canImport(Darwin)
      _ = addCloseFrom?(&actions, 3)
    #endif
  }
}

#if !canImport(Darwin)
  extension FileActions {
    private typealias AddFolder =
      @Sendable @convention(c) (
        UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
      ) -> Int32
    private typealias AddCloseFrom =
      @Sendable @convention(c) (
        UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32
      ) -> Int32

    private static let addFolder = dlsym(nil, "posix_spawn_file_actions_addchdir_np").map {
      unsafeBitCast($0, to: AddFolder.self)
    }
    private static let addCloseFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map {
      unsafeBitCast($0, to: AddCloseFrom.self)
    }
  }
#endif
