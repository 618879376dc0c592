/// A value in a manifest, as far as the file tells it without being run.
indirect enum ManifestValue: Sendable, Hashable {
  case text(String)
  case boolean(Bool)
  case number(String)
  case absent
  case list([ManifestElement])
  case dictionary([ManifestPair])
  case tuple([ManifestArgument])
  /// `.target(name: "Trips")`, `Package(…)`, and `.app`, which is one without arguments.
  case call(ManifestCall)
  /// A closure or function of the file: its place in the evaluator's list.
  case function(Int)
  /// One of these: which one, only a build knows.
  case oneOf([ManifestValue])
  case unknown(ManifestGap)
}

/// One element of a list.
struct ManifestElement: Sendable, Hashable {
  var value: ManifestValue
  /// False where only a build knows whether it is there.
  var isCertain = true
}

/// One entry of a dictionary.
struct ManifestPair: Sendable, Hashable {
  var key: ManifestValue
  var value: ManifestValue
}

/// One value in brackets, of a call or a tuple.
struct ManifestArgument: Sendable, Hashable {
  var label: String?
  var value: ManifestValue
}

/// What the file does not tell, and where.
struct ManifestGap: Sendable, Hashable {
  var file: String
  var line: Int
  var column: Int
  /// The code, shortened.
  var code: String
}

// MARK: -

extension ManifestValue {
  /// The text, where there is exactly one.
  var text: String? {
    switch self {
    case .text(let text): text
    case .call(let call) where call.name == "string" || call.name == "init": call[nil]?.text
    default: nil
    }
  }

  var boolean: Bool? {
    switch self {
    case .boolean(let value): value
    case .call(let call) where call.name == "boolean": call[nil]?.boolean
    default: nil
    }
  }

  var call: ManifestCall? { if case .call(let call) = self { call } else { nil } }

  /// What it may be: one value, or each of several.
  var possibilities: [ManifestValue] {
    if case .oneOf(let values) = self { values.flatMap(\.possibilities) } else { [self] }
  }

  /// Its elements as a list; an element of several lists that are possible is certain where each has it. What is no
  /// list is one element, and one that is unknown stays so.
  var elements: [ManifestElement] {
    switch self {
    case .list(let elements): elements
    case .absent: []
    case .oneOf(let values): Self.common(values.map(\.elements))
    default: [ManifestElement(value: self)]
    }
  }

  /// One value of several, none of them twice.
  static func either(_ values: [ManifestValue]) -> ManifestValue {
    var distinct: [ManifestValue] = []
    for value in values.flatMap(\.possibilities) where !distinct.contains(value) { distinct.append(value) }
    return distinct.count == 1 ? distinct[0] : .oneOf(distinct)
  }

  private static func common(_ lists: [[ManifestElement]]) -> [ManifestElement] {
    var result: [ManifestElement] = []
    for element in lists.joined() where !result.contains(where: { $0.value == element.value }) {
      let isInAll = lists.allSatisfy { $0.contains { $0.value == element.value && $0.isCertain } }
      result.append(ManifestElement(value: element.value, isCertain: isInAll))
    }
    return result
  }
}
