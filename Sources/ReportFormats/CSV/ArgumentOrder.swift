internal import HostEvidence

/// The order of lists of arguments: numbers by what they are worth, and before texts.
enum ArgumentOrder {
  static func precedes(_ left: [MessageArgument], _ right: [MessageArgument]) -> Bool {
    for (mine, other) in zip(left, right) where mine != other { return precedes(mine, other) }
    return left.count < right.count
  }

  private static func precedes(_ left: MessageArgument, _ right: MessageArgument) -> Bool {
    switch (left.number, right.number) {
    case (let mine?, let other?) where mine != other: return mine < other
    // A text that looks like a number would stand between numbers in one way and not in the other: "15", 2, 10.
    case (.some, nil): return true
    case (nil, .some): return false
    default: return left.text.precedes(right.text)
    }
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
