/// What a specifier expects of its argument: `%lld` an integer of 8 bytes, `%@` an object.
package struct ValueType: Sendable, Hashable {
  package enum Class: String, Sendable, Hashable {
    case object
    case integer
    case float
    case character
    case cString
    case pointer

    /// The value in words, after "expects".
    package var noun: String {
      switch self {
      case .object: "a text or another object"
      case .integer: "a whole number"
      case .float: "a decimal number"
      case .character: "a single character"
      case .cString: "a C string"
      case .pointer: "a pointer"
      }
    }

    /// Whether a plural form can be chosen by it.
    package var isNumeric: Bool { self == .integer || self == .float }
  }

  package var valueClass: Class
  /// Bytes of an integer or a decimal number on 64-bit systems; 0 for everything else.
  package var size: Int

  /// Reads length and conversion, such as `lld`, `@` or `.1f` without its `%`; nil where they are none.
  package init?(_ spelling: some StringProtocol) {
    let bytes = Array(spelling.utf8).drop { "-+#0'.123456789".utf8.contains($0) }
    guard let conversion = bytes.last, let valueClass = Self.valueClass(of: conversion),
      bytes.dropLast().allSatisfy({ "hlqLztj".utf8.contains($0) })
    else { return nil }
    self.init(valueClass, length: bytes.dropLast())
  }

  init(_ valueClass: Class, length: some Sequence<UInt8>) {
    self.valueClass = valueClass
    let lengths = Array(length)
    switch valueClass {
    case .integer: size = Self.integerSize(lengths)
    case .float: size = lengths.contains(UInt8(ascii: "L")) ? 16 : 8
    case .object, .character, .cString, .pointer: size = 0
    }
  }

  private static func integerSize(_ lengths: [UInt8]) -> Int {
    switch lengths.first {
    case nil: 4
    case UInt8(ascii: "h"): lengths.count > 1 ? 1 : 2
    default: 8
    }
  }

  /// The class of a conversion character; nil where it is none, and for `%n`, which prints nothing.
  static func valueClass(of conversion: UInt8) -> Class? {
    switch conversion {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "U"),
      UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"):
      .integer
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      .float
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .cString
    case UInt8(ascii: "p"): .pointer
    default: nil
    }
  }
}
