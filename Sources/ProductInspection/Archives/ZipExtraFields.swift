/// What follows the name in a header: fields with a number and a length each (APPNOTE 4.5).
struct ZipExtraFields {
  private static let longSizes = 0x0001
  private static let unicodePath = 0x7075

  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// The name in UTF-8 that some archivers write beside the one of the header; nil where there is none.
  var secondName: ArraySlice<UInt8>? {
    guard let field = field(Self.unicodePath), field.count > 5, field.first == 1 else { return nil }
    return field.dropFirst(5)
  }

  /// Values of four bytes that are the largest possible stand here with eight, in the same order (APPNOTE 4.5.3).
  ///
  /// - Returns: nil where one of them is missing.
  func widened(_ values: [Int]) -> [Int]? {
    var field = field(Self.longSizes)?[...]
    var widened: [Int] = []
    for value in values {
      guard value == 0xffff_ffff else {
        widened.append(value)
        continue
      }
      guard let rest = field, rest.count >= 8 else { return nil }
      widened.append(rest.number(at: 0, 8))
      field = rest.dropFirst(8)
    }
    return widened
  }

  private func field(_ number: Int) -> ArraySlice<UInt8>? {
    var rest = bytes
    while rest.count >= 4 {
      let length = rest.number(at: 2, 2)
      guard rest.count >= 4 + length else { return nil }
      let content = rest.dropFirst(4).prefix(length)
      if rest.number(at: 0, 2) == number { return content }
      rest = rest.dropFirst(4 + length)
    }
    return nil
  }
}
