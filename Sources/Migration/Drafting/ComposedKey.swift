import CallSites
import Ownership

/// A key that code puts together of texts and values, so that it may be one of several.
struct ComposedKey {
  /// The texts between the values, in order.
  private let pieces: [String]
  private let judged: JudgedLookUp

  /// Nil for look-ups that show their key, and for those that show nothing of it.
  init?(_ judged: JudgedLookUp) {
    guard judged.found.isEmpty, case .dynamic(let expression) = judged.lookUp.key,
      let pieces = Self.pieces(of: expression), pieces.count > 1, pieces.contains(where: { !$0.isEmpty })
    else { return nil }
    self.pieces = pieces
    self.judged = judged
  }

  /// Whether the look-up finds this one for some values.
  func mayBe(_ place: KeyPlace) -> Bool {
    guard judged.lookUp.table.name ?? place.table == place.table,
      judged.answers.contains(where: { $0.asked?.owners.contains(place.owner) ?? false })
    else { return false }
    var rest = Substring(place.key)
    guard let first = pieces.first, let last = pieces.last, rest.hasPrefix(first) else { return false }
    rest = rest.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  /// The texts around the interpolations of a literal; nil for other expressions.
  private static func pieces(of expression: String) -> [String]? {
    guard expression.count > 1, expression.hasPrefix("\""), expression.hasSuffix("\"") else { return nil }
    var pieces = [""]
    var rest = expression.dropFirst().dropLast()
    while let character = rest.first {
      if rest.hasPrefix("\\(") {
        rest = rest.dropFirst(interpolation(rest))
        pieces.append("")
      } else if character == "\"" {
        return nil
      } else {
        pieces[pieces.count - 1].append(character)
        rest = rest.dropFirst()
      }
    }
    return pieces
  }

  /// How many characters the interpolation at the start of a text has.
  private static func interpolation(_ text: Substring) -> Int {
    var (count, depth) = (1, 0)
    for character in text.dropFirst() {
      count += 1
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { break }
    }
    return count
  }
}
