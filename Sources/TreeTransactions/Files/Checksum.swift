/// FNV-1a with 64 bits: shows a change that happened, not one that somebody wants to hide.
enum Checksum {
  /// Sixteen lower-case hexadecimal digits.
  static func text(of bytes: some Sequence<UInt8>) -> String {
    let digits = String(value(of: bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
    let start: UInt64 = 0xcbf2_9ce4_8422_2325
    func value(_ bytes: some Sequence<UInt8>) -> UInt64 {
      bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    return bytes.withContiguousStorageIfAvailable { value($0) } ?? value(bytes)
  }
}
