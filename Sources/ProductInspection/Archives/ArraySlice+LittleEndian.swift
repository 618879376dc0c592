/// Numbers as zip archives have them.
extension ArraySlice<UInt8> {
  /// No offset and no size of an archive is larger; with this bound sums cannot overflow.
  static var largestNumber: Int { 1 << 44 }

  /// The number of `count` bytes at an offset from the slice's begin, lowest byte first, at most `largestNumber`.
  func number(at offset: Int, _ count: Int) -> Int {
    var value: UInt64 = 0
    for index in (0..<count).reversed() { value = value << 8 | UInt64(self[startIndex + offset + index]) }
    return Int(Swift.min(value, UInt64(Self.largestNumber)))
  }
}
