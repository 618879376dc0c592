/// Finds the specifiers of a text in one pass over its bytes.
struct SpecifierScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  var list = SpecifierList()

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// False for most texts: they have no sign that the scanner looks for.
  static func isWorthScanning(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes {
      switch byte {
      // `％` and `٪` begin with EF and D9.
      case UInt8(ascii: "%"), UInt8(ascii: "\\"), UInt8(ascii: "]"), 0xEF, 0xD9: return true
      default: continue
      }
    }
    return false
  }

  mutating func scan() -> SpecifierList {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "%"): takePercent()
      case UInt8(ascii: "\\"): takeInterpolation()
      case UInt8(ascii: "]"):
        index += 1
        if byte == UInt8(ascii: "(") { list.hasMarkup = true }
      case 0xEF where bytes[index...].starts(with: [0xEF, 0xBC, 0x85]): takeForeignPercent(length: 3)
      case 0xD9 where bytes[index...].starts(with: [0xD9, 0xAA]): takeForeignPercent(length: 2)
      default: index += 1
      }
    }
    return list
  }

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  // MARK: - Specifiers

  private mutating func takePercent() {
    let start = index
    index += 1
    if byte == UInt8(ascii: "%") {
      index += 1
      list.escapes += 1
      return
    }
    let known = list.specifiers.count
    if takeSpecifier(from: start), !isProse(from: start) { return }
    list.specifiers.removeSubrange(known...)
    takeStray(from: start)
  }

  /// Reads what follows a `%`; false where it is no specifier.
  private mutating func takeSpecifier(from start: Int) -> Bool {
    let position = takePosition()
    if isAt("arg"), !isLetter(at: index + 3) {
      index += 3
      return add(.count, position, from: start)
    }
    let label = takeLabel()
    let flags = index
    while let flag = byte, "-+#0'".utf8.contains(flag) { index += 1 }
    if bytes[flags..<index].contains(UInt8(ascii: "#")), byte == UInt8(ascii: "@") {
      guard let name = takeName() else { return false }
      return add(.reference(name), position, from: start)
    }
    takeSize()
    if byte == UInt8(ascii: ".") {
      index += 1
      takeSize()
    }
    let length = index
    while let modifier = byte, "hlqLztj".utf8.contains(modifier) { index += 1 }
    guard let conversion = byte, let valueClass = ValueType.valueClass(of: conversion) else { return false }
    let type = ValueType(valueClass, length: bytes[length..<index])
    index += 1
    return add(.value(type), position, from: start, label: label)
  }

  private mutating func add(
    _ kind: SpecifierList.Specifier.Kind, _ position: Int?, from start: Int, label: String? = nil
  ) -> Bool {
    list.specifiers.append(.init(kind: kind, position: position, source: text(start..<index), label: label))
    return true
  }

  /// `2$`; nil, and nothing read, where no position is written.
  private mutating func takePosition() -> Int? {
    var end = index
    while end < bytes.count, isDigit(at: end) { end += 1 }
    guard end > index, end - index < 4, end < bytes.count, bytes[end] == UInt8(ascii: "$"),
      let position = Int(text(index..<end)), position > 0
    else { return nil }
    index = end + 1
    return position
  }

  /// `(name)`, the label of a symbol's parameter.
  private mutating func takeLabel() -> String? {
    guard byte == UInt8(ascii: "("), let end = bytes[index...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
    let name = index + 1..<end
    guard !name.isEmpty, name.allSatisfy({ isLetter(at: $0) || isDigit(at: $0) || bytes[$0] == UInt8(ascii: "_") })
    else { return nil }
    index = end + 1
    return text(name)
  }

  /// The name between two `@`.
  private mutating func takeName() -> String? {
    guard byte == UInt8(ascii: "@"), let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "@")),
      end > index + 1, !bytes[index..<end].contains(UInt8(ascii: " "))
    else { return nil }
    let name = text(index + 1..<end)
    index = end + 1
    return name
  }

  /// A width or precision; `*` takes an argument of its own.
  private mutating func takeSize() {
    if byte == UInt8(ascii: "*") {
      index += 1
      let position = takePosition()
      list.specifiers.append(.init(kind: .width, position: position, source: "*"))
    }
    while index < bytes.count, isDigit(at: index) { index += 1 }
  }

  // MARK: - Bytes

  func isAt(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  func isDigit(at index: Int) -> Bool {
    index >= 0 && index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
  }

  func isLetter(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let lower = bytes[index] | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower)
  }
}
