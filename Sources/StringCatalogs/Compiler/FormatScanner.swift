/// Splits a text at its conversions: `%[n$][flags][width][.precision][length]conversion`.
struct FormatScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var literalStart = 0
  private var parts: [FormatText.Part] = []
  /// The argument the next conversion without a position takes.
  private var nextArgument = 1

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func scan() -> [FormatText.Part] {
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = percent + 1
      if byte == UInt8(ascii: "%") {
        index += 1
      } else if let part = part(from: percent) {
        let end = index
        flush(upTo: percent)
        parts.append(part)
        index = end
        literalStart = end
      } else {
        index = percent + 1
      }
    }
    flush(upTo: bytes.count)
    return parts
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func flush(upTo end: Int) {
    if end > literalStart { parts.append(.literal(text(literalStart, end))) }
  }

  private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  private mutating func part(from percent: Int) -> FormatText.Part? {
    let position = explicitPosition()
    if bytes[index...].starts(with: Array("arg".utf8)) {
      index += 3
      return .number(position: position)
    }
    let flags = index
    while let flag = byte, "-+ #0'".utf8.contains(flag) { index += 1 }
    if bytes[flags..<index].contains(UInt8(ascii: "#")), let name = referenceName() {
      if position == nil { nextArgument += 1 }
      return .reference(name: name, position: position)
    }
    skipCount()
    if byte == UInt8(ascii: ".") {
      index += 1
      skipCount()
    }
    return conversion(from: percent, position: position)
  }

  /// `2$`; nil, and nothing read, where no position is written.
  private mutating func explicitPosition() -> Int? {
    var end = index
    while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) { end += 1 }
    guard end > index, end < bytes.count, bytes[end] == UInt8(ascii: "$"), let position = Int(text(index, end)) else {
      return nil
    }
    index = end + 1
    return position
  }

  /// The name between two `@`.
  private mutating func referenceName() -> String? {
    guard byte == UInt8(ascii: "@"), let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "@")), end > index + 1
    else { return nil }
    let name = text(index + 1, end)
    index = end + 1
    return name
  }

  /// A width or precision; `*` takes an argument.
  private mutating func skipCount() {
    if byte == UInt8(ascii: "*") {
      index += 1
      nextArgument += 1
    }
    while let digit = byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) { index += 1 }
  }

  private mutating func conversion(from percent: Int, position: Int?) -> FormatText.Part? {
    let start = index
    while let length = byte, "hlqLztj".utf8.contains(length) { index += 1 }
    guard let character = byte, "@dDiuUxXoOfFeEgGaAcCsSpn".utf8.contains(character) else { return nil }
    index += 1
    let argument = position ?? nextArgument
    if position == nil { nextArgument += 1 }
    return .conversion(
      FormatText.Conversion(text: text(percent, index), argument: argument, type: text(start, index)))
  }
}
