/// How deep the brackets of a Swift file are nested, outside of comments and texts.
///
/// The compiler's parser looks ahead at `[` for a type, again for each one inside of it: some twenty nested ones take
/// it minutes, and thousands end the process. No file that a person writes comes near either.
package struct BracketNesting {
  /// The deepest nesting of `(`, `[` and `{`.
  package private(set) var all = 0
  /// The deepest nesting of `[`.
  package private(set) var square = 0

  private var openAll = 0
  private var openSquare = 0

  package init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      index = Self.afterText(bytes, index) ?? Self.afterComment(bytes, index) ?? next(bytes, index)
    }
  }

  /// Whether the parser is up to it.
  package var isParsable: Bool { all <= 1000 && square <= 14 }

  private mutating func next(_ bytes: [UInt8], _ index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "["):
      openSquare += 1
      openAll += 1
    case UInt8(ascii: "]"):
      openSquare = max(0, openSquare - 1)
      openAll = max(0, openAll - 1)
    case UInt8(ascii: "("), UInt8(ascii: "{"): openAll += 1
    case UInt8(ascii: ")"), UInt8(ascii: "}"): openAll = max(0, openAll - 1)
    default: break
    }
    all = max(all, openAll)
    square = max(square, openSquare)
    return index + 1
  }

  /// The place after a text that begins here; one on a single line ends with the line.
  private static func afterText(_ bytes: [UInt8], _ start: Int) -> Int? {
    let quote = UInt8(ascii: "\"")
    guard bytes[start] == quote else { return nil }
    let isLong = bytes[start...].starts(with: [quote, quote, quote])
    var index = start + (isLong ? 3 : 1)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case quote where !isLong: return index + 1
      case quote where bytes[index...].starts(with: [quote, quote, quote]): return index + 3
      case UInt8(ascii: "\n") where !isLong: return index
      default: break
      }
      index += 1
    }
    return index
  }

  private static func afterComment(_ bytes: [UInt8], _ start: Int) -> Int? {
    let slash = UInt8(ascii: "/")
    guard bytes[start] == slash, start + 1 < bytes.count else { return nil }
    if bytes[start + 1] == slash {
      return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    var index = start + 2
    while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != slash { index += 1 }
    return index + 2
  }
}
