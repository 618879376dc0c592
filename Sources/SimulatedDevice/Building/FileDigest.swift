/// A digest over the outsides of files: names, sizes, times of change, file numbers. Contents are not read.
struct FileDigest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0)
  }

  mutating func add(file path: String) {
    guard let facts = FileSystem.facts(of: path) else { return add(1) }
    add(path)
    for number in [facts.size, facts.changed, facts.number] { add(number) }
  }

  /// Adds every file below a folder, but nothing hidden.
  mutating func add(tree folder: String) {
    for name in (try? FileSystem.names(in: folder)) ?? [] where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if FileSystem.facts(of: path)?.isFolder == true {
        add(name)
        add(tree: path)
      } else {
        add(file: path)
      }
    }
  }

  /// FNV-1a, 64 bits.
  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  private mutating func add(_ number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
