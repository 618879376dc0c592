internal import HostEvidence

/// One observation, every text by its number; numbers ascend as the bytes of the texts do.
///
/// What identifies it are product, message, language list, arguments and surface; the rest is what was seen.
struct ObservedRow: Sendable, Hashable {
  var product: Int32
  var message: MessageNames
  /// The cell's language list, joined by commas.
  var list: Int32
  /// As the evidence spells them.
  var arguments: Int32
  var surface: Int32
  var sight: Sight
  /// In which scenarios it was seen so, a bit for each by its number; it identifies nothing.
  var scenarios: UInt64 = 0

  /// What was seen; texts that are not there are -1.
  struct Sight: Sendable, Hashable {
    var outcome: Outcome
    var asked: Int32
    var bundle: Int32
    var locale: Int32
    var variant: Int32
    var value: Int32

    /// Whether a person sees the same, from the same place.
    func looksLike(_ other: Self) -> Bool {
      value == other.value && locale == other.locale && bundle == other.bundle && outcome == other.outcome
        && variant == other.variant
    }
  }

  /// Whether both are about the same message, product, list and arguments, wherever it is presented.
  func isLike(_ other: Self) -> Bool {
    product == other.product && message == other.message && list == other.list && arguments == other.arguments
  }

  /// Whether both are the same but for the scenarios.
  func isSame(as other: Self) -> Bool { isLike(other) && surface == other.surface && sight == other.sight }

  func precedes(_ other: Self) -> Bool {
    if !isLike(other) { return precedesByIdentity(other) }
    if surface != other.surface { return surface < other.surface }
    return sight.precedes(other.sight)
  }

  /// Order by everything but the surface and what was seen.
  func precedesByIdentity(_ other: Self) -> Bool {
    if product != other.product { return product < other.product }
    if message != other.message { return message < other.message }
    if list != other.list { return list < other.list }
    return arguments < other.arguments
  }
}

extension ObservedRow {
  /// The bit of a scenario by its number; all from the 64th on share one.
  static func bit(ofScenario number: Int) -> UInt64 { 1 << UInt64(min(number, UInt64.bitWidth - 1)) }
}

extension ObservedRow.Sight {
  /// What a table served comes before what stands in for it, and that before what an earlier launch stored.
  fileprivate func precedes(_ other: Self) -> Bool {
    if outcome != other.outcome { return outcome.place < other.outcome.place }
    if value != other.value { return value < other.value }
    if locale != other.locale { return locale < other.locale }
    if bundle != other.bundle { return bundle < other.bundle }
    return variant == other.variant ? asked < other.asked : variant < other.variant
  }
}

extension Outcome {
  fileprivate var place: Int {
    switch self {
    case .value: 0
    case .default: 1
    case .key: 2
    case .noBundle: 3
    case .persisted: 4
    }
  }
}

/// A message's owner, table and key by their numbers.
struct MessageNames: Sendable, Hashable, Comparable {
  var owner: Int32
  var table: Int32
  var key: Int32

  static func < (left: Self, right: Self) -> Bool {
    if left.owner != right.owner { return left.owner < right.owner }
    return left.table == right.table ? left.key < right.key : left.table < right.table
  }
}
