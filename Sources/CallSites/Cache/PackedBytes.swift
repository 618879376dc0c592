/// A value that is written as bytes and read back.
package protocol Packed {
  func pack(into bytes: inout PackedBytes)
  init(from bytes: inout PackedReader) throws(PackedReader.Damage)
}

/// Bytes that are being written: numbers seven bits at a time, texts with their length before them.
package struct PackedBytes {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func write(_ value: some Packed) { value.pack(into: &self) }

  package mutating func write<Value: Packed>(_ values: [Value]) {
    write(values.count)
    for value in values { value.pack(into: &self) }
  }

  package mutating func write<Value: Packed>(_ value: Value?) {
    write(value != nil)
    value?.pack(into: &self)
  }
}

/// Bytes that are being read back.
package struct PackedReader {
  /// The bytes are not what was written.
  package struct Damage: Error {
    package init() {}
  }

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  package var isAtEnd: Bool { index == bytes.endIndex }

  package mutating func byte() throws(Damage) -> UInt8 {
    guard index < bytes.endIndex else { throw Damage() }
    defer { index += 1 }
    return bytes[index]
  }

  package mutating func number() throws(Damage) -> Int {
    var number: UInt64 = 0
    for shift in stride(from: 0 as UInt64, through: 63, by: 7) {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return Int(Int64(bitPattern: number)) }
    }
    throw Damage()
  }

  package mutating func text() throws(Damage) -> String {
    let count = try number()
    guard count >= 0, count <= bytes.endIndex - index else { throw Damage() }
    defer { index += count }
    return String(decoding: bytes[index..<index + count], as: UTF8.self)
  }

  package mutating func flag() throws(Damage) -> Bool { try byte() != 0 }

  package mutating func value<Value: Packed>() throws(Damage) -> Value { try Value(from: &self) }

  package mutating func values<Value: Packed>() throws(Damage) -> [Value] {
    let count = try number()
    guard count >= 0, count <= bytes.endIndex - index else { throw Damage() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try Value(from: &self)) }
    return values
  }

  package mutating func optional<Value: Packed>() throws(Damage) -> Value? { try flag() ? try Value(from: &self) : nil }
}

extension String: Packed {
  package func pack(into bytes: inout PackedBytes) { bytes.write(self) }
  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) { self = try bytes.text() }
}
