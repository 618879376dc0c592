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

  var isOwn: Bool { origins.count == 1 && origins[0] == "ok" }

  /// - Parameter records: places among the observations, at least one.
  init(_ records: [Int32], of observations: [ObservationRecord], in language: String) {
    let all = records.map { observations[Int($0)].origin(for: language) }
    origins = all.count == 1 ? all : Set(all).sorted { $0.precedes($1) }
    hasArguments = records.contains { !observations[Int($0)].arguments.isEmpty }
    let lists = hasArguments ? Self.lists(records.map { observations[Int($0)] }) : []
    guard lists.isEmpty else {
      localization = lists[0].first.resolvedLocale
      value = Self.lines(lists)
      return
    }
    let first = Self.first(records, of: observations)
    localization = observations[first].resolvedLocale
    value = observations[first].value ?? ""
  }

  private static func first(_ records: [Int32], of observations: [ObservationRecord]) -> Int {
    var first = Int(records[0])
    for record in records.dropFirst() where precedes(observations[Int(record)], observations[first]) {
      first = Int(record)
    }
    return first
  }
}

extension SeenText {
  /// A list of arguments, and what stands for all that was seen with it.
  private typealias ArgumentList = (texts: [String], first: ObservationRecord)

  /// Of one list of arguments a table's text stands before what stands in for one.
  private static func lists(_ observations: [ObservationRecord]) -> [ArgumentList] {
    Dictionary(grouping: observations) { $0.arguments.map(\.text) }
      .compactMap { texts, observations in observations.min(by: precedes).map { (texts, $0) } }
      .sorted { ArgumentOrder.precedes($0.first.arguments, $1.first.arguments) }
  }

  private static func lines(_ lists: [ArgumentList]) -> String {
    let values = lists.map { $0.first.value ?? "" }
    guard Set(values).count > 1 else { return values[0] }
    return zip(lists, values).map { "\($0.texts.joined(separator: ", ")): \($1)" }.joined(separator: "\n")
  }

  private static func precedes(_ left: ObservationRecord, _ right: ObservationRecord) -> Bool {
    if left.outcome != right.outcome { return left.outcome.rank < right.outcome.rank }
    if !left.cell.isIdentical(to: right.cell) { return left.cell.precedes(right.cell) }
    if !left.surface.isIdentical(to: right.surface) { return left.surface.precedes(right.surface) }
    if !left.asked.isIdentical(to: right.asked) { return left.asked.precedes(right.asked) }
    return (left.value ?? "").precedes(right.value ?? "")
  }
}

extension SeenText {
  /// What a translator reads where texts are not that of the reader's language.
  var words: [String] { origins.filter { $0 != "ok" }.map(Self.words) }

  private static func words(_ origin: String) -> String {
    switch origin {
    case "key": "shows the key"
    case "default": "shows the text in the code"
    case "stored": "shows text stored earlier"
    case "absent": "shows nothing: its bundle is absent"
    case "blank": "blank"
    case "root": "shows the text of no language"
    default: "shows \(origin)"
    }
  }
}

extension Outcome {
  /// What a table says, first.
  fileprivate var rank: Int {
    switch self {
    case .value: 0
    case .default: 1
    case .key: 2
    case .persisted: 3
    case .noBundle: 4
    }
  }
}
