/// How the objects of a binary property list hang together; their values are Foundation's to read.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  private let root: Int

  /// Nil where the trailer, which says where everything is, does not fit the file.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40 else { return nil }
    let trailer = Array(bytes.suffix(32))
    let offsetSize = Int(trailer[6])
    referenceSize = Int(trailer[7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.integer(trailer[8..<16]), let root = Self.integer(trailer[16..<24]),
      let table = Self.integer(trailer[24..<32]), count > root, table < bytes.count,
      count <= (bytes.count - table) / offsetSize
    else { return nil }
    self.bytes = bytes
    self.root = root
    offsets = (0..<count).map { index in
      let start = table + index * offsetSize
      return Self.integer(bytes[start..<start + offsetSize]) ?? .max
    }
  }

  /// The deepest nesting of arrays and dictionaries; `Int.max` where one holds itself.
  var depth: Int {
    var depths: [Int: Int] = [:]
    var open: Set<Int> = []
    var stack = [root]
    while let object = stack.last {
      let children = children(of: object)
      if depths[object] != nil {
        stack.removeLast()
      } else if open.insert(object).inserted {
        guard open.isDisjoint(with: children) else { return .max }
        stack += children.filter { depths[$0] == nil }
      } else {
        depths[object] = 1 + (children.compactMap { depths[$0] }.max() ?? 0)
        open.remove(object)
        stack.removeLast()
      }
    }
    return depths[root] ?? 0
  }

  private func children(of object: Int) -> [Int] {
    guard offsets.indices.contains(object), bytes.indices.contains(offsets[object]) else { return [] }
    let start = offsets[object]
    let kind = bytes[start] >> 4
    guard kind == 0xA || kind == 0xC || kind == 0xD, let (length, body) = length(at: start) else { return [] }
    let count = kind == 0xD ? 2 * length : length
    guard count <= (bytes.count - body) / referenceSize else { return [] }
    return (0..<count).compactMap { index in
      let start = body + index * referenceSize
      return Self.integer(bytes[start..<start + referenceSize])
    }
  }

  /// The count of a container, and where its references begin.
  private func length(at start: Int) -> (Int, Int)? {
    let short = Int(bytes[start] & 0xF)
    guard short == 0xF else { return (short, start + 1) }
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1 else { return nil }
    let size = 1 << Int(bytes[start + 1] & 0xF)
    guard size <= 8, start + 2 + size <= bytes.count else { return nil }
    return Self.integer(bytes[(start + 2)..<(start + 2 + size)]).map { ($0, start + 2 + size) }
  }

  /// Big-endian; nil for what no file can hold.
  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
    let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value > UInt64(Int32.max) ? nil : Int(value)
  }
}
