package import CommandLayer

/// The identity of a finding, or its beginning: 6 to 16 hexadecimal digits.
package struct FindingName: ArgumentValue, Hashable {
  /// In lower case.
  package private(set) var digits = ""

  package init() {}

  package init(argument: String) throws(ArgumentValueError) {
    let digits = argument.lowercased()
    let isHexadecimal = digits.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard isHexadecimal, (6...16).contains(digits.utf8.count) else {
      throw ArgumentValueError(expected: "the 16 hexadecimal digits of a finding, or the first six or more of them")
    }
    self.digits = digits
  }

  package var argumentText: String { digits }
}
