/// Xcode's order of most keys, found without Foundation, which takes a microsecond for each pair.
///
/// Keys of printable ASCII differ by their letters without case, their signs and the values of their numbers; what tells
/// apart the few that are equal in all of these is left to Foundation.
enum PlainKeys {
  /// Nil where Foundation has to say.
  static func precedes(_ left: String, _ right: String) -> Bool? {
    // A pointer's loop; keys that are not stored in one piece are left to Foundation too.
    let answer = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        arePlain(left, right) ? precedes(left, right) : nil
      } ?? nil
    }
    return answer ?? nil
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The collation takes a number of more digits than this for several.
  private static let longest = 254

  private static func arePlain(_ left: Bytes, _ right: Bytes) -> Bool {
    max(left.count, right.count) <= longest && left.allSatisfy(isPlain) && right.allSatisfy(isPlain)
  }

  private static func isPlain(_ byte: UInt8) -> Bool { 0x20...0x7E ~= byte }

  private static func precedes(_ left: Bytes, _ right: Bytes) -> Bool? {
    var (first, second) = (0, 0)
    while first < left.count, second < right.count {
      if isDigit(left[first]), isDigit(right[second]) {
        let numbers = (number(in: left, at: &first), number(in: right, at: &second))
        if numbers.0.count != numbers.1.count { return numbers.0.count < numbers.1.count }
        if !numbers.0.elementsEqual(numbers.1) { return numbers.0.lexicographicallyPrecedes(numbers.1) }
      } else {
        let weights = (self.weights[Int(left[first])], self.weights[Int(right[second])])
        if weights.0 != weights.1 { return weights.0 < weights.1 }
        (first, second) = (first + 1, second + 1)
      }
    }
    let isLeftOver = (first < left.count, second < right.count)
    return isLeftOver.0 == isLeftOver.1 ? nil : isLeftOver.1
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  /// The digits from `index` on without leading zeros; `index` ends behind them.
  private static func number(in bytes: Bytes, at index: inout Int) -> Slice<Bytes> {
    while index < bytes.count, bytes[index] == UInt8(ascii: "0") { index += 1 }
    let start = index
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    return bytes[start..<index]
  }

  /// For each ASCII character its rank, the same for both cases of a letter: as Foundation sorts them.
  private static let weights: [UInt8] = {
    let scalars = (0x20...0x7E).map { UnicodeScalar(UInt8($0)) }.filter { !("A"..."Z" ~= $0) }
    let sorted = scalars.sorted { KeyOrder.isAscending(String($0), String($1)) }
    var weights = [UInt8](repeating: 0, count: 128)
    for (rank, scalar) in sorted.enumerated() {
      weights[Int(scalar.value)] = UInt8(rank)
      if "a"..."z" ~= scalar { weights[Int(scalar.value) - 32] = UInt8(rank) }
    }
    return weights
  }()
}
