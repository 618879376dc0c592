import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a command writes text: standard output or error, or memory in a test.
///
/// A stream whose reader went away drops everything further, so that a command still ends with its own status.
package final class TextStream: Sendable {
  private enum Destination: Sendable {
    case descriptor(Int32)
    case memory
  }

  private struct State {
    /// What a stream in memory keeps; a piece may end inside a character.
    var bytes: [UInt8] = []
    var isClosed = false
    var failure: Int32?
  }

  private let destination: Destination
  private let state = Mutex(State())
  package let isTerminal: Bool
  /// The width of the terminal; nil where there is none.
  package let columns: Int?

  private init(_ destination: Destination, isTerminal: Bool, columns: Int?) {
    self.destination = destination
    self.isTerminal = isTerminal
    self.columns = columns
  }

  /// A stream that keeps what is written.
  package static func memory(isTerminal: Bool = false, columns: Int? = nil) -> TextStream {
    TextStream(.memory, isTerminal: isTerminal, columns: columns)
  }

  /// A stream over an open descriptor, which stays its owner's to close.
  package static func descriptor(_ descriptor: Int32) -> TextStream {
    let isTerminal = isatty(descriptor) == 1
    return TextStream(
      .descriptor(descriptor), isTerminal: isTerminal, columns: isTerminal ? windowColumns(descriptor) : nil)
  }

  /// Everything written to a stream in memory.
  package var text: String { String(decoding: state.withLock(\.bytes), as: UTF8.self) }

  /// The system's error number of a write that failed for another reason than a reader that went away.
  package var failure: Int32? { state.withLock(\.failure) }

  /// Writes the text as UTF-8, whole and in one piece among the writes of other tasks.
  package func write(_ text: String) { write(Array(text.utf8).span) }

  /// Writes bytes as they are, whole and in one piece among the writes of other tasks.
  package func write(_ bytes: Span<UInt8>) {
    bytes.withUnsafeBytes { buffer in
      state.withLock { state in
        switch destination {
        case .memory: state.bytes += buffer
        case .descriptor(let descriptor): Self.write(buffer, to: descriptor, &state)
        }
      }
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, _ state: inout State) {
    guard !state.isClosed else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR && errno != EAGAIN {
        state.isClosed = true
        state.failure = errno == EPIPE ? nil : errno
        return
      }
    }
  }

  private static func windowColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// `write(2)`, named apart from the method.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
