import Foundation
import StringCatalogs
import Testing

@Suite("Key order")
struct KeyOrderTests {
  @Test("Xcode's order has punctuation first, numbers by value, and letters without case")
  func xcode() {
    let sorted = [
      "", "_", "-", "%@ items", "%@/mo", "%@text", "8 Hours", "30 Minutes", "apple", "Apple pie", "Detector:", "dhms",
      "Disabled",
      "zh-Hans", "zh-Hant", "zh-HK",
    ]
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      #expect(KeyOrder.xcode.precedes(left, right), "'\(left)' before '\(right)'")
      #expect(!KeyOrder.xcode.precedes(right, left), "'\(right)' not before '\(left)'")
    }
  }

  @Test("Keys of ASCII are in the order in which Foundation has them", arguments: 0..<8)
  func plainKeys(seed: Int) {
    var generator = Seeded(state: UInt64(seed))
    let few = Array("aAbB01 .-_%@")
    let all = (0x20...0x7E).map { Character(UnicodeScalar(UInt8($0))) } + ["0", "0", "1", "1", "ä", "\n", "\u{301}"]
    for alphabet in [few, all] {
      let keys = (0..<160).map { _ in
        String(
          (0..<Int.random(in: 0...7, using: &generator)).map { _ in alphabet.randomElement(using: &generator) ?? "x" })
      }
      for left in keys {
        for right in keys { #expect(KeyOrder.xcode.precedes(left, right) == isAscending(left, right)) }
      }
    }
  }

  private func isAscending(_ left: String, _ right: String) -> Bool {
    let root = Locale(identifier: "")
    return left.compare(right, options: [.numeric, .caseInsensitive, .forcedOrdering], range: nil, locale: root)
      == .orderedAscending
  }

  @Test(
    "The order of a file is code units only where Xcode's does not fit and code units do",
    arguments: [
      (["a", "B", "c"], .xcode), (["B", "a", "c"], .bytes), (["a", "b"], .xcode), ([], .xcode),
      (["c", "a", "b"], .xcode),
      (["Tap to continue", "apple new"], .bytes),
    ] as [([String], KeyOrder)])
  func observed(keys: [String], order: KeyOrder) {
    #expect(KeyOrder(observedIn: keys) == order)
  }

  @Test(
    "A new key goes where it disturbs the order least",
    arguments: [
      ("b", ["a", "c"], 1), ("a", ["b", "c"], 0), ("d", ["b", "c"], 2), ("x", [], 0),
      // One key left in its old place does not mislead.
      ("m", ["a", "z", "b", "c", "n", "o"], 4),
    ])
  func place(key: String, keys: [String], index: Int) {
    #expect(KeyOrder.xcode.index(for: key, among: keys) == index)
  }

  @Test("In code-unit order an upper-case key goes before all lower-case ones")
  func placeByBytes() {
    #expect(KeyOrder.bytes.index(for: "Zoo", among: ["Apple", "ant", "bee"]) == 1)
    #expect(KeyOrder.xcode.index(for: "Zoo", among: ["ant", "Apple", "bee"]) == 3)
  }
}
