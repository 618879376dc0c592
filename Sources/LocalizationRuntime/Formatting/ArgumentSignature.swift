package import HostEvidence

/// What the arguments of a message have to be, by position: found in the specifiers of its text.
package struct ArgumentSignature: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case integer
    case double
    /// Anything else, and a position that no specifier names.
    case object
  }

  /// The kinds in the order of the positions.
  package let kinds: [Kind]

  /// The signature of an entry: the union over all its forms, devices and widths.
  ///
  /// A percent sign before a blank, as in "100% free", is prose and takes no argument.
  package init(of entry: LocalizedEntry) {
    var scan = ArgumentScan()
    scan.scan(PreparedEntry(entry))
    kinds = scan.kinds
  }

  package init(kinds: [Kind]) {
    self.kinds = kinds
  }

  /// Whether some argument is a number, so that the text may depend on how many there are.
  package var isNumeric: Bool { kinds.contains { $0 != .object } }

  // MARK: - Examples

  /// The argument lists that a message is shown with where nobody gives any: one for each of 0, 1, 2 and 5 where
  /// something is numeric, else one.
  package var examples: [[MessageArgument]] {
    isNumeric ? [0, 1, 2, 5].map { example(count: $0) } : [example(count: 0)]
  }

  /// One list: integers are the count, doubles the count and a half, objects `A`, `B`, … by position.
  package func example(count: Int) -> [MessageArgument] {
    kinds.enumerated().map { position, kind in
      switch kind {
      case .integer: .integer(count)
      case .double: .double(Double(count) + 0.5)
      case .object: .string(Self.letters(of: position))
      }
    }
  }

  /// `A` for 0, `Z` for 25, `AA` for 26.
  private static func letters(of position: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(position % 26)))
    return position < 26 ? letter : letters(of: position / 26 - 1) + letter
  }
}
