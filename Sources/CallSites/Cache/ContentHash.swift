/// 128 bits that stand for the bytes of a file. Two lanes mix eight bytes at a time with different constants; it tells
/// changes apart and keeps no secret.
package struct ContentHash: Sendable, Hashable {
  package private(set) var first: UInt64
  package private(set) var second: UInt64

  package init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  package init(
    _ bytes: some Collection<UInt8>,
    seed: ContentHash = ContentHash(first: 0x9E37_79B9_7F4A_7C15, second: 0xC2B2_AE3D_27D4_EB4F)
  ) {
    self = seed
    let isWhole: Void? = bytes.withContiguousStorageIfAvailable { take(UnsafeRawBufferPointer($0)) }
    if isWhole == nil { Array(bytes).withUnsafeBytes { take($0) } }
    first = Self.settled(first)
    second = Self.settled(second)
  }

  private mutating func take(_ buffer: UnsafeRawBufferPointer) {
    let words = buffer.count / 8
    for word in 0..<words { mix(buffer.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)) }
    var rest: UInt64 = 0
    for byte in buffer[(words * 8)...] { rest = rest << 8 | UInt64(byte) }
    mix(rest)
    mix(UInt64(buffer.count))
  }

  private mutating func mix(_ word: UInt64) {
    first = Self.rotated((first ^ word) &* 0x87C3_7B91_1142_53D5, 31)
    second = Self.rotated((second &+ word) &* 0x4CF5_AD43_2745_937F, 29) ^ first
  }

  private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 { value << bits | value >> (64 - bits) }

  /// Lets every bit depend on all others.
  private static func settled(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 33) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ value >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return value ^ value >> 33
  }
}
