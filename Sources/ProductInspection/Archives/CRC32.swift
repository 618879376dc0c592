/// The checksum of zip archives, over bytes in pieces.
struct CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xedb8_8320 }
  }

  private var register: UInt32 = .max

  /// Of all bytes so far.
  var value: UInt32 { ~register }

  mutating func add(_ bytes: [UInt8]) {
    let table = Self.table
    var register = register
    bytes.withUnsafeBytes { bytes in
      table.withUnsafeBufferPointer { table in
        for byte in bytes { register = table[Int(UInt8(truncatingIfNeeded: register) ^ byte)] ^ register >> 8 }
      }
    }
    self.register = register
  }
}
