/// Writes archives byte by byte, sound ones and such as no archiver writes.
struct ZipWriter {
  /// One entry, and what is said about it in both places.
  struct Entry {
    var name: [UInt8]
    /// Bytes as they lie in the archive.
    var packed: [UInt8]
    var method = 0
    var flags = 1 << 11
    var mode = 0o100644
    var checksum: UInt32
    /// Bytes when unpacked.
    var size: Int
    /// Differs from the list's where something is hidden.
    var localName: [UInt8]?
    var localSize: Int?
    /// Differs from where the header lies.
    var offset: Int?
    var extra: [UInt8] = []

    /// A stored file.
    init(_ name: String, _ text: String = "") {
      self.init(Array(name.utf8), Array(text.utf8))
    }

    init(_ name: [UInt8], _ bytes: [UInt8]) {
      self.name = name
      packed = bytes
      size = bytes.count
      checksum = Self.checksum(bytes)
    }

    /// A stored symbolic link.
    static func link(_ name: String, to target: String) -> Self {
      var entry = Self(name, target)
      entry.mode = 0o120777
      return entry
    }

    /// A file of zeros, deflated.
    static func zeros(_ name: String, count: Int, said: Int? = nil) -> Self {
      var entry = Self(name)
      entry.packed = DeflatedZeros.bytes(count)
      entry.method = 8
      entry.size = said ?? count
      entry.checksum = checksum([UInt8](repeating: 0, count: entry.size))
      return entry
    }

    /// Bit by bit, in no table.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
      ~bytes.reduce(UInt32.max) { register, byte in
        (0..<8).reduce(register ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
      }
    }
  }

  var entries: [Entry]
  /// Whether the end of the archive has numbers of eight bytes.
  var isLong = false
  var comment: [UInt8] = []
  /// What the end says, where it does not say the truth.
  var count: Int?
  var disk = 0

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var list: [UInt8] = []
    for entry in entries {
      list += listed(entry, at: bytes.count)
      bytes += header(entry) + entry.packed
    }
    return bytes + list + end(of: list.count, at: bytes.count)
  }

  private func header(_ entry: Entry) -> [UInt8] {
    let name = entry.localName ?? entry.name
    return [0x50, 0x4b, 3, 4] + number(20, 2) + number(entry.flags, 2) + number(entry.method, 2) + number(0, 4)
      + number(Int(entry.checksum), 4) + number(entry.packed.count, 4) + number(entry.localSize ?? entry.size, 4)
      + number(name.count, 2) + number(0, 2) + name
  }

  private func listed(_ entry: Entry, at offset: Int) -> [UInt8] {
    [0x50, 0x4b, 1, 2] + number(3 << 8 | 20, 2) + number(20, 2) + number(entry.flags, 2) + number(entry.method, 2)
      + number(0, 4) + number(Int(entry.checksum), 4) + number(entry.packed.count, 4) + number(entry.size, 4)
      + number(entry.name.count, 2) + number(entry.extra.count, 2) + number(0, 6) + number(entry.mode << 16, 4)
      + number(entry.offset ?? offset, 4) + entry.name + entry.extra
  }

  private func end(of size: Int, at offset: Int) -> [UInt8] {
    let count = count ?? entries.count
    let record =
      [0x50, 0x4b, 6, 6] + number(44, 8) + number(45, 2) + number(45, 2) + number(0, 8) + number(count, 8)
      + number(count, 8) + number(size, 8) + number(offset, 8)
    let locator = [0x50, 0x4b, 6, 7] + number(0, 4) + number(offset + size, 8) + number(1, 4)
    let short: [UInt8] = [0x50, 0x4b, 5, 6] + number(disk, 2) + number(disk, 2)
    let values =
      isLong
      ? number(-1, 12) : number(count, 2) + number(count, 2) + number(size, 4) + number(offset, 4)
    return (isLong ? record + locator : []) + short + values + number(comment.count, 2) + comment
  }

  /// Lowest byte first.
  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 < 8 ? value >> ($0 * 8) : value >> 63) }
  }
}
