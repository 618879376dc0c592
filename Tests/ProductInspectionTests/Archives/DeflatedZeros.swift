/// Zeros as the format of RFC 1951 has them: 13 bits for each 258 bytes.
enum DeflatedZeros {
  /// A stream that unpacks to at least `count` zeros: the next number that is 1 more than a multiple of 258.
  static func bytes(_ count: Int) -> [UInt8] {
    var bits = Bits()
    bits.add(0b1, 1)  // the last block
    bits.add(0b10, 2)  // of fixed codes, lowest bit first
    bits.add(0b0011_0000, 8)  // a zero
    for _ in 0..<((count + 256) / 258) {
      bits.add(0b1100_0101, 8)  // 258 bytes more
      bits.add(0b00000, 5)  // from one before
    }
    bits.add(0b000_0000, 7)  // the end
    return bits.bytes
  }

  private struct Bits {
    var bytes: [UInt8] = []
    private var used = 8

    /// Adds a code from its highest bit on.
    mutating func add(_ code: Int, _ length: Int) {
      for bit in (0..<length).reversed() {
        if used == 8 {
          bytes.append(0)
          used = 0
        }
        if code >> bit & 1 == 1 { bytes[bytes.count - 1] |= 1 << used }
        used += 1
      }
    }
  }
}
