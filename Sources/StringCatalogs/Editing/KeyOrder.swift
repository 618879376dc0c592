import Foundation

/// The order of members that a catalog's writer keeps.
package enum KeyOrder: Sendable, Hashable {
  /// Xcode's: Foundation's comparison with numbers by value and letters without case first.
  case xcode
  /// By code units, as `JSONEncoder` sorts.
  case bytes

  /// The order that all the keys are in; Xcode's where both fit or neither does.
  package init(observedIn keys: [String]) {
    let pairs = zip(keys, keys.dropFirst())
    let isXcode = pairs.allSatisfy { Self.xcode.precedes($0, $1) }
    self = !isXcode && pairs.allSatisfy { Self.bytes.precedes($0, $1) } ? .bytes : .xcode
  }

  package func precedes(_ left: String, _ right: String) -> Bool {
    switch self {
    case .xcode: PlainKeys.precedes(left, right) ?? Self.isAscending(left, right)
    case .bytes: left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  /// The very call of Foundation's JSON writer; the root locale stands for its system locale.
  static func isAscending(_ left: String, _ right: String) -> Bool {
    left.compare(right, options: [.numeric, .caseInsensitive, .forcedOrdering], range: nil, locale: root)
      == .orderedAscending
  }

  private static let root = Locale(identifier: "")

  /// Where a new key belongs: before which of the keys (0-based), their count for the end.
  ///
  /// In a list that is not in order it is the place where the fewest keys stand on the wrong side, the last of these.
  package func index(for key: String, among keys: [String]) -> Int {
    // At each step one more key stands before the new one: right if it precedes the new one, wrong if not.
    var wrong = 0
    var best = (index: 0, wrong: 0)
    for (index, other) in keys.enumerated() {
      wrong += precedes(other, key) ? -1 : 1
      if wrong <= best.wrong { best = (index + 1, wrong) }
    }
    return best.index
  }
}
