/// Parses binary property lists, `bplist00`.
///
/// Every offset and count is checked before it is used; a list whose references form a circle, or whose shared parts would
/// unfold into more than the file can account for, is an error.
struct BinaryPropertyListParser {
  private let bytes: [UInt8]
  /// Width in bytes of an entry of the offset table and of a reference to an object.
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let objectCount: Int
  private let root: Int
  private let table: Int
  private var depth = 0
  /// How many more objects may be read.
  private var budget: Int

  static let magic = Array("bplist".utf8)

  init(_ bytes: [UInt8]) throws(PropertyListFailure) {
    guard bytes.count >= 40 else {
      throw PropertyListFailure(at: bytes.count, "the binary property list is cut off: it has no trailer")
    }
    let trailer = bytes.count - 32
    self.bytes = bytes
    offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    objectCount = Self.integer(bytes, trailer + 8, 8) ?? -1
    root = Self.integer(bytes, trailer + 16, 8) ?? -1
    table = Self.integer(bytes, trailer + 24, 8) ?? -1
    budget = bytes.count * 8 + 1_024
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth), objectCount > 0, table >= 8,
      table <= trailer, objectCount <= (trailer - table) / offsetWidth, (0..<objectCount).contains(root)
    else { throw PropertyListFailure(at: trailer, "the binary property list has a broken trailer") }
  }

  mutating func parse() throws(PropertyListFailure) -> PropertyListNode { try object(root) }

  private mutating func object(_ reference: Int) throws(PropertyListFailure) -> PropertyListNode {
    guard (0..<objectCount).contains(reference),
      let offset = Self.integer(bytes, table + reference * offsetWidth, offsetWidth), (8..<table).contains(offset)
    else { throw broken(at: table, "an object lies outside the file") }
    budget -= 1
    guard budget > 0 else { throw broken(at: offset, "shared objects unfold without end") }
    return PropertyListNode(try value(at: offset), at: offset)
  }

  private mutating func value(at offset: Int) throws(PropertyListFailure) -> PropertyListNode.Value {
    let marker = bytes[offset]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0 where marker == 8 || marker == 9: return .boolean(marker == 9)
    case 1: return .integer(try number(at: offset + 1, width: 1 << low))
    case 2: return .real(try real(at: offset + 1, width: 1 << low))
    case 3: return .date("\(try real(at: offset + 1, width: 8))")
    case 4: return .data(Array(try run(at: offset, width: 1)))
    case 5: return .string(String(decoding: try run(at: offset, width: 1), as: UTF8.self))
    case 6: return .string(Self.utf16(try run(at: offset, width: 2)))
    case 7: return .string(String(decoding: try run(at: offset, width: 1), as: UTF8.self))
    case 8: return .integer(try number(at: offset + 1, width: low + 1))
    case 10, 12: return .array(try elements(at: offset))
    case 13: return .dictionary(try members(at: offset))
    default: throw broken(at: offset, "unknown object kind 0x\(String(marker, radix: 16))")
    }
  }

  // MARK: - Containers

  private mutating func elements(at offset: Int) throws(PropertyListFailure) -> [PropertyListNode] {
    try enter(offset)
    defer { depth -= 1 }
    let references = try run(at: offset, width: referenceWidth)
    var elements: [PropertyListNode] = []
    for start in stride(from: references.startIndex, to: references.endIndex, by: referenceWidth) {
      elements.append(try object(reference(at: start)))
    }
    return elements
  }

  private mutating func members(at offset: Int) throws(PropertyListFailure) -> [PropertyListMember] {
    try enter(offset)
    defer { depth -= 1 }
    let references = try run(at: offset, width: referenceWidth * 2)
    let half = references.count / 2
    var members: [PropertyListMember] = []
    for start in stride(from: references.startIndex, to: references.startIndex + half, by: referenceWidth) {
      let key = try object(reference(at: start))
      guard let text = key.string else { throw broken(at: key.offset, "a key is \(key.noun); expected a string") }
      let value = try object(reference(at: start + half))
      members.append(PropertyListMember(key: text, keyOffset: key.offset, value: value))
    }
    return members
  }

  private mutating func enter(_ offset: Int) throws(PropertyListFailure) {
    depth += 1
    guard depth <= PropertyListFailure.nestingLimit else {
      throw broken(at: offset, "nested deeper than \(PropertyListFailure.nestingLimit) levels")
    }
  }

  // MARK: - Scalars

  /// The bytes of an object with a count; each counted thing has a width in bytes.
  private func run(at offset: Int, width: Int) throws(PropertyListFailure) -> ArraySlice<UInt8> {
    var start = offset + 1
    var count = Int(bytes[offset] & 0x0F)
    if count == 15 {
      guard start < table, bytes[start] >> 4 == 1 else { throw broken(at: offset, "a count is missing") }
      let countWidth = 1 << Int(bytes[start] & 0x0F)
      count = try number(at: start + 1, width: countWidth)
      start += 1 + countWidth
    }
    guard count >= 0, start <= table, count <= (table - start) / width else {
      throw broken(at: offset, "an object runs over the end")
    }
    return bytes[start..<start + count * width]
  }

  private func reference(at offset: Int) throws(PropertyListFailure) -> Int {
    try number(at: offset, width: referenceWidth)
  }

  private func number(at offset: Int, width: Int) throws(PropertyListFailure) -> Int {
    // A 16-byte integer holds what does not fit 8 bytes signed; its low half is the number.
    guard [1, 2, 3, 4, 5, 6, 7, 8, 16].contains(width), offset + width <= table,
      let number = Self.integer(bytes, offset + width - min(width, 8), min(width, 8))
    else { throw broken(at: offset, "a number runs over the end") }
    return number
  }

  private func real(at offset: Int, width: Int) throws(PropertyListFailure) -> Double {
    let bits = try number(at: offset, width: width)
    switch width {
    case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return Double(bitPattern: UInt64(bitPattern: Int64(bits)))
    default: throw broken(at: offset, "a real number of \(width) bytes")
    }
  }

  private func broken(at offset: Int, _ what: String) -> PropertyListFailure {
    PropertyListFailure(at: offset, "the binary property list is broken at byte \(offset): \(what)")
  }

  /// A big-endian number; nil past the end of the file.
  private static func integer(_ bytes: [UInt8], _ offset: Int, _ width: Int) -> Int? {
    guard offset >= 0, width > 0, offset <= bytes.count - width else { return nil }
    return Int(truncatingIfNeeded: bytes[offset..<offset + width].reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
