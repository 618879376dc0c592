#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A descriptor that a child inherits unless something closes it.
struct OpenFile {
  private let descriptor: Int32

  init?() {
    descriptor = open("/dev/null", O_RDONLY)
    if descriptor < 0 { return nil }
  }

  func close() { systemClose(descriptor) }
}

private func systemClose(_ descriptor: Int32) { close(descriptor) }
