package import PositionedJSON

extension MessageArgument {
  /// Reads an argument: a number written without fraction and exponent is an integer, any other number a double.
  ///
  /// Nil for anything but a number or a string. An integer that does not fit 64 bits is a double.
  package init?(json node: JSONNode) {
    if let text = node.string {
      self = .string(text)
    } else if let integer = node.integer {
      self = .integer(integer)
    } else if let double = node.double {
      self = .double(double)
    } else {
      return nil
    }
  }

  /// The argument as JSON, such that reading it back gives the same case: the double five is `5.0`.
  ///
  /// A double that is no number has no JSON and becomes `null`; no manifest can hold one.
  package func append(to line: inout JSONLine) {
    switch self {
    case .integer(let integer): line.element(integer)
    case .double(let double): line.element(double)
    case .string(let text): line.element(text)
    }
  }
}

extension JSONLine {
  /// A member that holds the arguments of one message.
  package mutating func member(_ name: String, arguments: [MessageArgument]) {
    beginArray(name)
    for argument in arguments { argument.append(to: &self) }
    endArray()
  }
}
