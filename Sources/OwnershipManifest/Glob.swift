/// A pattern in which `*` stands for any run of characters and everything else for itself.
package struct Glob: Sendable, Hashable {
  package var pattern: String

  package init(_ pattern: String) {
    self.pattern = pattern
  }

  /// Whether the pattern is only itself.
  package var isLiteral: Bool { !pattern.utf8.contains(UInt8(ascii: "*")) }

  /// Whether the whole of `text` fits, byte for byte.
  package func matches(_ text: String) -> Bool {
    if isLiteral { return pattern.utf8.elementsEqual(text.utf8) }
    return Self.matches(Array(pattern.utf8), Array(text.utf8))
  }

  /// Goes back to the last star only, so the work is at most pattern × text.
  private static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var place = 0
    var index = 0
    var star: (place: Int, index: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == text[index] {
        place += 1
        index += 1
      } else if let last = star {
        star = (last.place, last.index + 1)
        place = last.place + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
