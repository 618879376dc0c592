#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The calls to the file system that a transaction takes; what fails says what was tried on what.
///
/// Links to files are never followed, and every descriptor is closed in a process that is started meanwhile.
enum Disk {
  /// The bytes of a regular file.
  static func read(_ path: String) throws(DiskFailure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { throw .last("read", path) }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0 else { throw .last("read", path) }
    let size = Int(facts.st_size)
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let length = systemRead(file, base + count, size - count)
        if length < 0 && errno == EINTR { continue }
        isRead = length >= 0
        if length <= 0 { return }
        count += length
      }
    }
    guard isRead else { throw .last("read", path) }
    return bytes
  }

  /// Writes a new file, which `sync` then waits for.
  ///
  /// - Parameter outside: what the file's permissions are to be, and its owner's where the user may; nil is the system's.
  static func write(_ bytes: [UInt8], to path: String, like outside: FileFacts? = nil) throws(DiskFailure) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, outside == nil ? 0o666 : 0o600)
    guard file >= 0 else { throw .last("write", path) }
    defer { close(file) }
    guard bytes.withUnsafeBytes({ writeAll($0, to: file) }) else { throw .last("write", path) }
    if let outside {
      // Only the superuser gives files away; those of others get a new owner then, as editors do it.
      _ = fchown(file, outside.owner, outside.group)
      guard fchmod(file, outside.mode) == 0 else { throw .last("set the permissions of", path) }
    }
  }

  /// Waits until a file, or the names in a folder, are on the disk and not only on their way there.
  static func sync(_ path: String) throws(DiskFailure) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .last("write", path) }
    defer { close(file) }
    #if canImport(Darwin)
      if fcntl(file, F_FULLFSYNC) == 0 { return }
    #endif
    // What knows no waiting, such as some network folders, has nothing to wait for.
    guard fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP else { throw .last("write", path) }
  }

  /// Gives a file a second name, or a copy where the file system knows no second names.
  static func link(_ path: String, to target: String) throws(DiskFailure) {
    if systemLink(path, target) == 0 { return }
    guard [EPERM, EOPNOTSUPP, ENOTSUP, EMLINK, ENOSYS].contains(errno) else { throw .last("write", target) }
    try write(try read(path), to: target, like: try facts(of: path))
    try sync(target)
  }

  /// Moves a file over what is there, in one step.
  static func move(_ path: String, to target: String) throws(DiskFailure) {
    guard rename(path, target) == 0 else { throw .last("replace", target) }
  }

  static func remove(_ path: String) throws(DiskFailure) {
    guard unlink(path) == 0 else { throw .last("remove", path) }
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: CInt) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let length = systemWrite(file, part.baseAddress, part.count)
      if length < 0 && errno == EINTR { continue }
      if length == 0 { errno = EIO }
      if length <= 0 { return false }
      rest = rest.dropFirst(length)
    }
    return true
  }
}

// `Disk` has functions of these names, which hide the system's inside it.
private func systemRead(_ file: CInt, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func systemWrite(_ file: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }

private func systemLink(_ path: String, _ target: String) -> CInt { link(path, target) }
