/// Writes binary property lists, `bplist00`: each text once, objects in the order in which they are first met.
struct BinaryPropertyListWriter {
  /// A dictionary as the numbers of its keys and values, or a text.
  private enum Object {
    case text(String)
    case dictionary(keys: [Int], values: [Int])
  }

  private var objects: [Object] = []
  private var texts: [String: Int] = [:]

  static func document(_ list: WrittenPropertyList) -> [UInt8] {
    var writer = Self()
    _ = writer.add(list)
    return writer.bytes()
  }

  /// Numbers an object and all in it; the root is number 0.
  private mutating func add(_ list: WrittenPropertyList) -> Int {
    switch list {
    case .string(let text):
      if let known = texts[text] { return known }
      objects.append(.text(text))
      texts[text] = objects.count - 1
      return objects.count - 1
    case .dictionary(let members):
      let number = objects.count
      objects.append(.dictionary(keys: [], values: []))
      let sorted = WrittenPropertyList.sorted(members)
      let keys = sorted.map { add(.string($0.key)) }
      let values = sorted.map { add($0.value) }
      objects[number] = .dictionary(keys: keys, values: values)
      return number
    }
  }

  private func bytes() -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    let referenceWidth = Self.width(of: objects.count - 1)
    for object in objects {
      offsets.append(bytes.count)
      append(object, referenceWidth: referenceWidth, to: &bytes)
    }
    let table = bytes.count
    let offsetWidth = Self.width(of: table)
    for offset in offsets { Self.append(offset, width: offsetWidth, to: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
    for number in [objects.count, 0, table] { Self.append(number, width: 8, to: &bytes) }
    return bytes
  }

  private func append(_ object: Object, referenceWidth: Int, to bytes: inout [UInt8]) {
    switch object {
    case .dictionary(let keys, let values):
      Self.append(marker: 0xD0, count: keys.count, to: &bytes)
      for number in keys + values { Self.append(number, width: referenceWidth, to: &bytes) }
    case .text(let text) where text.utf8.allSatisfy({ $0 < 0x80 }):
      Self.append(marker: 0x50, count: text.utf8.count, to: &bytes)
      bytes += text.utf8
    case .text(let text):
      Self.append(marker: 0x60, count: text.utf16.count, to: &bytes)
      for unit in text.utf16 { Self.append(Int(unit), width: 2, to: &bytes) }
    }
  }

  /// An object's first byte with its count, which stands behind it as an integer when it is 15 or more.
  private static func append(marker: UInt8, count: Int, to bytes: inout [UInt8]) {
    if count < 15 {
      bytes.append(marker | UInt8(count))
      return
    }
    let width = width(of: count)
    bytes += [marker | 0x0F, 0x10 | UInt8(width.trailingZeroBitCount)]
    append(count, width: width, to: &bytes)
  }

  /// The fewest of 1, 2, 4 and 8 bytes that hold a number.
  private static func width(of number: Int) -> Int {
    number < 0x100 ? 1 : number < 0x1_0000 ? 2 : number < 0x1_0000_0000 ? 4 : 8
  }

  private static func append(_ number: Int, width: Int, to bytes: inout [UInt8]) {
    for shift in stride(from: (width - 1) * 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
