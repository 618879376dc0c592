/// The parts of a whole that are not there, in words.
struct MissingShards {
  /// Such as `2/4, 3/4`, those beyond the first eight as a number.
  let text: String
  let isOne: Bool

  /// Nil where every part is there.
  ///
  /// - Parameter count: any number, for a header may claim what it will.
  init?(of count: Int, besides indices: [Int]) {
    let known = Set(indices)
    let missing = count - known.count
    guard missing > 0 else { return nil }
    let named = (1...count).lazy.filter { !known.contains($0) }.prefix(Self.namedLimit).map { "\($0)/\(count)" }
    let rest = missing - named.count
    text = named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    isOne = missing == 1
  }

  private static let namedLimit = 8
}
