#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The standard input of this process.
package enum StandardInput {
  /// Everything up to its end; nil where it cannot be read.
  package static func bytes() -> [UInt8]? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = part.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += part[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        return nil
      }
    }
  }
}
