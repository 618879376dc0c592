/// A text that equals another only byte by byte: two spellings of one letter are two texts here, as they are to an app
/// that compares keys.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: Self, right: Self) -> Bool { left.text.isIdentical(to: right.text) }

  func hash(into hasher: inout Hasher) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}

extension String {
  /// Whether the bytes are the same; `==` would take two spellings of one letter for one text.
  func isIdentical(to other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let answer = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { others in
        UnsafeRawBufferPointer(mine).elementsEqual(UnsafeRawBufferPointer(others))
      } ?? nil
    }
    return (answer ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether the bytes come first.
  func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
