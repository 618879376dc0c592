/// A checksum of 64 bits: shows a change that happened, not one that somebody wants to hide.
///
/// FNV-1a over words of eight bytes, folded after each, so that megabytes take a millisecond; what is left at the end goes
/// in byte by byte. Two texts of one size that differ in one word never have the same.
enum Checksum {
  /// Sixteen lower-case hexadecimal digits.
  static func text(of bytes: [UInt8]) -> String {
    let digits = String(bytes.withUnsafeBytes(value), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func value(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    var offset = 0
    while offset + 8 <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian, to: &value)
      offset += 8
    }
    while offset < bytes.count {
      add(UInt64(bytes[offset]), to: &value)
      offset += 1
    }
    return value
  }

  private static func add(_ word: UInt64, to value: inout UInt64) {
    value = (value ^ word) &* 0x100_0000_01b3
    value ^= value >> 32
  }
}
