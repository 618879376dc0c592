import CallSites
import Findings

/// A literal that begins with a constant put into it, where the constant is the key.
package enum InterpolatedKey: ProjectRule {
  package static let description = RuleDescription(
    id: "call.interpolated-key", title: "a key is put into a literal instead of being given",
    reason: "The compiler makes a specifier of what is put in: the key that is asked for is `%@`, and people see the "
      + "name that was meant as a key.",
    firing: AskedKeyExamples.interpolated, silent: AskedKeyExamples.filled)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.releasedLookUps.compactMap { lookUp -> Draft? in
      guard let constant = constant(in: lookUp, facts), lookUp.found.isEmpty, let key = lookUp.lookUp.key.likelyKey
      else { return nil }
      return facts.draft(
        description, about: lookUp, owner: constant.place.owner, key: constant.place.key,
        message:
          "the literal begins with \(constant.name), which is the key \"\(constant.place.key)\": the key that is "
          + "asked for is \"\(key)\", and people see \"\(constant.place.key)\" as text",
        remedy:
          "give \(constant.name) as the key, without quotation marks, or write the key out and put only arguments "
          + "into it")
    }
  }

  /// The constant that the literal begins with, where its text is a key of the bundle that is asked.
  static func constant(in lookUp: JudgedLookUp, _ facts: CheckFacts) -> (name: String, place: KeyPlace)? {
    guard case .interpolated(let segments) = lookUp.lookUp.key,
      case .argument(_, let name)? = segments.first(where: { $0 != .text("") }),
      let text = text(of: name, facts.modules[lookUp.module], lookUp.lookUp.context.types),
      let table = lookUp.lookUp.table.name
    else { return nil }
    for owner in lookUp.answers.flatMap({ $0.asked?.owners ?? [] }) {
      guard let entry = facts.table(table, of: owner)?.entries.first(where: { $0.key == text }) else { continue }
      return (name, KeyPlace(owner: owner, table: table, key: entry.key))
    }
    return nil
  }

  /// The text of the constant of that name, seen from inside of `types`.
  private static func text(of name: String, _ module: CheckedModule, _ types: [String]) -> String? {
    guard let first = name.first, first.isLetter || first == "_", !name.contains(where: { " ()[]".contains($0) }) else {
      return nil
    }
    let isRaw = name.hasSuffix(".rawValue")
    let plain = isRaw ? String(name.dropLast(".rawValue".count)) : name
    let bare = plain.hasPrefix("self.") || plain.hasPrefix("Self.") ? String(plain.dropFirst(5)) : plain
    let paths = (0...types.count).reversed().map { (types.prefix($0) + [bare]).joined(separator: ".") }
    let constants = module.files.flatMap(\.constants)
    for path in paths {
      let values = Set(constants.filter { $0.name == path }.map(\.value))
      if values.isEmpty { continue }
      guard values.count == 1, let value = values.first else { return nil }
      switch value {
      case .text(let text) where !isRaw: return text
      case .rawValue(let text) where isRaw: return text
      default: return nil
      }
    }
    return nil
  }
}
