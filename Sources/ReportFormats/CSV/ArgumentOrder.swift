internal import HostEvidence

/// The order of lists of arguments: numbers by what they are worth, all else as texts.
enum ArgumentOrder {
  static func precedes(_ left: [MessageArgument], _ right: [MessageArgument]) -> Bool {
    for (mine, other) in zip(left, right) where mine != other { return precedes(mine, other) }
    return left.count < right.count
  }

  private static func precedes(_ left: MessageArgument, _ right: MessageArgument) -> Bool {
    if let mine = left.number, let other = right.number, mine != other { return mine < other }
    return left.text.precedes(right.text)
  }
}

extension MessageArgument {
  var text: String {
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
