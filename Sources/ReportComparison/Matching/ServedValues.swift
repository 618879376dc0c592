internal import HostEvidence

/// What tables served for a message, language list by language list, as numbers: equal numbers are equal values for equal
/// arguments.
struct ServedValues {
  /// In a list in which something else than a table's value was shown; equal to nothing.
  static let notServed = -1

  private var numbers: [[Int32]: Int] = [:]

  /// Number of a list → number of what was served in it.
  ///
  /// - Parameter rows: of one message in one product, ascending.
  mutating func values(of rows: ArraySlice<ObservedRow>) -> [Int32: Int] {
    var values: [Int32: Int] = [:]
    var rest = rows
    while let first = rest.first {
      let ofList = rest.prefix { $0.list == first.list }
      values[first.list] = number(of: ofList)
      rest = rest.dropFirst(ofList.count)
    }
    return values
  }

  private mutating func number(of rows: ArraySlice<ObservedRow>) -> Int {
    var parts: [Int32] = []
    for row in rows {
      guard row.sight.outcome == .value else { return Self.notServed }
      // The same on another surface says nothing more.
      if parts.count >= 2, parts[parts.count - 2] == row.arguments, parts[parts.count - 1] == row.sight.value {
        continue
      }
      parts += [row.arguments, row.sight.value]
    }
    let next = numbers.count
    numbers[parts, default: next] = numbers[parts, default: next]
    return numbers[parts, default: next]
  }
}
