internal import HostEvidence
internal import Reports

/// What one message shows in one product to readers of one language, from all its observations.
struct SeenText {
  /// How its texts came about, in byte order, each once; see `ObservationRecord.origin(for:)`.
  let origins: [String]
  let hasArguments: Bool
  /// The localization that served the first of its texts.
  let localization: String?
  /// One text; or where arguments change it, a line for each list of them: `1: 1 file`, `5: 5 files`.
  let value: String

  var isOwn: Bool { origins == ["ok"] }

  /// - Parameter observations: At least one.
  init(_ observations: [ObservationRecord], in language: String) {
    origins = Set(observations.map { $0.origin(for: language) })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    hasArguments = observations.contains { !$0.arguments.isEmpty }
    // Of one list of arguments a table's text stands before what stands in for one.
    let lists = Dictionary(grouping: observations) { $0.arguments.map(\.text) }
      .compactMapValues { $0.min(by: Self.precedes) }
      .sorted { Self.precedes($0.value.arguments, $1.value.arguments) }
    localization = lists.first?.value.resolvedLocale
    let values = lists.map { $0.value.value ?? "" }
    value =
      Set(values).count == 1
      ? values[0] : zip(lists, values).map { "\($0.key.joined(separator: ", ")): \($1)" }.joined(separator: "\n")
  }

  private static func precedes(_ left: ObservationRecord, _ right: ObservationRecord) -> Bool {
    let mine = [left.outcome.rank, left.cell, left.surface, left.asked, left.value ?? ""]
    let others = [right.outcome.rank, right.cell, right.surface, right.asked, right.value ?? ""]
    return mine.lexicographicallyPrecedes(others) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func precedes(_ left: [MessageArgument], _ right: [MessageArgument]) -> Bool {
    for (mine, other) in zip(left, right) where mine != other {
      if let mine = mine.number, let other = other.number, mine != other { return mine < other }
      return mine.text.utf8.lexicographicallyPrecedes(other.text.utf8)
    }
    return left.count < right.count
  }
}

extension MessageArgument {
  fileprivate var text: String {
    switch self {
    case .integer(let number): "\(number)"
    case .double(let number): "\(number)"
    case .string(let text): text
    }
  }

  fileprivate var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    case .string: nil
    }
  }
}

extension Outcome {
  /// What a table says, first.
  fileprivate var rank: String {
    switch self {
    case .value: "0"
    case .default: "1"
    case .key: "2"
    case .persisted: "3"
    case .noBundle: "4"
    }
  }
}
