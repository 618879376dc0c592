/// Texts that come again in thousands of records, such as cells, keys and values, each kept once and numbered from 0.
///
/// Texts are told apart by their bytes: what Swift calls equal, such as two spellings of `é`, stays apart.
struct SharedTexts {
  private(set) var texts: [String] = []
  /// Number plus 1 of the text that lies here, 0 where none does; a power of two of them, at most half of them taken.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)

  /// The number of the text, a new one if it was not there.
  mutating func number(of text: String) -> Int {
    let slot = slot(of: text)
    if slots[slot] > 0 { return Int(slots[slot]) - 1 }
    texts.append(text)
    slots[slot] = UInt32(truncatingIfNeeded: texts.count)
    if texts.count * 2 > slots.count { grow() }
    return texts.count - 1
  }

  /// The same text, in the memory of the one that came first.
  mutating func shared(_ text: String) -> String {
    // A short one lies in the value itself and needs no memory.
    text.utf8.count <= Self.inlineLimit ? text : texts[number(of: text)]
  }

  private static let inlineLimit = 15
}

extension SharedTexts {
  /// Where the text lies, or the free place where it belongs.
  private func slot(of text: String) -> Int {
    var slot = Self.hash(text) & (slots.count - 1)
    while slots[slot] > 0, !texts[Int(slots[slot]) - 1].utf8.elementsEqual(text.utf8) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (number, text) in texts.enumerated() { slots[slot(of: text)] = UInt32(truncatingIfNeeded: number + 1) }
  }

  /// Another one in every process, so that no file can be made whose texts all meet in one place.
  private static func hash(_ text: String) -> Int {
    var hasher = Hasher()
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return hasher.finalize()
  }
}
