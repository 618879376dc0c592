/// FNV-1a with 64 bits, which needs no library and gives the same digits on every machine.
package struct Fingerprint: Sendable, Hashable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// The fingerprint of `text`'s UTF-8 bytes.
  package init(of text: String) {
    add(text)
  }

  package mutating func add(_ text: String) {
    for byte in text.utf8 {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// 16 lower-case hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
