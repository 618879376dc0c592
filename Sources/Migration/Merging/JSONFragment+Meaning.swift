package import PositionedJSON

extension JSONFragment {
  /// Whether two values say the same, in whatever order their members stand.
  package func hasSameMeaning(as other: JSONFragment) -> Bool { ordered == other.ordered }

  /// The value with all members by their names.
  private var ordered: JSONFragment {
    switch self {
    case .object(let members):
      .object(
        members.map { JSONFragment.Member($0.key, $0.value.ordered) }
          .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    case .array(let elements): .array(elements.map(\.ordered))
    default: self
    }
  }

  /// The ways to all texts of a localization: `variations > plural > one`.
  var shape: Set<[String]> { Set(units.map(\.way)) }

  /// The texts of a localization by the ways to them.
  var texts: [[String]: JSONFragment] {
    Dictionary(units.map { ($0.way, $0.value) }) { _, last in last }
  }

  /// The text of a localization, or of its form `other` on every device; nil for phrases, and for what has no text.
  var mainText: JSONFragment? {
    let ways = texts.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return ways.first { way, _ in
      way.last == "value" && !way.contains("substitutions")
        && zip(way, way.dropFirst()).allSatisfy { axis, name in
          !["plural", "device"].contains(axis) || name == "other"
        }
    }?.value
  }

  private var units: [(way: [String], value: JSONFragment)] {
    guard case .object(let members) = self else { return [([], self)] }
    return members.flatMap { member -> [(way: [String], value: JSONFragment)] in
      if member.key == "state" { return [] }
      return member.value.units.map { ([member.key] + $0.way, $0.value) }
    }
  }
}
