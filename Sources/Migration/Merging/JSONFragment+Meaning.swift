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

  /// The text of a localization, or of its form `other` on every device, with those of its substitutions in their places;
  /// nil for phrases, and for what has no text.
  var mainText: String? {
    let texts = texts.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    guard let main = texts.first(where: { Self.isMain($0.key) && !$0.key.contains("substitutions") }) else {
      return nil
    }
    guard case .string(var text) = main.value else { return nil }
    for (way, value) in texts where way.first == "substitutions" && way.count > 2 && Self.isMain(way) {
      guard case .string(let part) = value else { continue }
      let specifier = self.texts[["substitutions", way[1], "formatSpecifier"]]
      let number = if case .string(let specifier)? = specifier { "%" + specifier } else { "%arg" }
      text = text.replacing("%#@\(way[1])@", with: part.replacing("%arg", with: number))
    }
    return text
  }

  private static func isMain(_ way: [String]) -> Bool {
    way.last == "value"
      && zip(way, way.dropFirst()).allSatisfy { axis, name in !["plural", "device"].contains(axis) || name == "other" }
  }

  private var units: [(way: [String], value: JSONFragment)] {
    guard case .object(let members) = self else { return [([], self)] }
    return members.flatMap { member -> [(way: [String], value: JSONFragment)] in
      if member.key == "state" { return [] }
      return member.value.units.map { ([member.key] + $0.way, $0.value) }
    }
  }
}
