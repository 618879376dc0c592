import CallSites
import Findings
import OwnershipManifest

/// Code asks for a key that the table it asks does not have.
package enum AskedKeyMissing: ProjectRule {
  package static let description = RuleDescription(
    id: "call.key-missing", title: "code asks for a key that is not in the table",
    reason: "People see the key itself, or text of the development language in every language.",
    firing: AskedKeyExamples.missing, silent: AskedKeyExamples.present)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.releasedLookUps.flatMap { lookUp -> [Draft] in
      let groups = lookUp.groups { $0.outcome == .nowhere }
      guard !groups.isEmpty, let key = lookUp.lookUp.key.likelyKey, InterpolatedKey.constant(in: lookUp, facts) == nil
      else { return [] }
      return groups.compactMap { draft(key, lookUp, $0, facts) }
    }
  }

  /// A text of the development language that needs no translation shows as it should.
  private static func draft(
    _ key: String, _ lookUp: JudgedLookUp, _ group: AnswerGroup, _ facts: CheckFacts
  ) -> Draft? {
    guard let shown = shown(key, lookUp.lookUp, facts.furtherLanguages(of: group.owner)) else { return nil }
    let table = lookUp.lookUp.table.name ?? ""
    let bundle = group.answer.asked == nil ? "any owner" : group.owner ?? group.answer.bundleInWords
    let place = "table \(table) of \(bundle)"
    let product = group.product.map { " in \($0)" } ?? ""
    return facts.draft(
      description, severity: isPlainText(key, lookUp, group.owner, facts) ? .warning : nil, about: lookUp,
      owner: group.owner, product: group.product,
      message:
        "\"\(key)\" is not in \(place), which this code asks\(product)\(elsewhere(key, group.owner, facts)): \(shown)",
      remedy: remedy(key, group.owner, table, facts) ?? "add the key to \(place), or ask for a key that it has")
  }

  /// English put into a view of a project whose keys are names was hardly meant as a key: nobody wrote a translation that
  /// gets lost. Nor may a single word be meant. Who names a bundle or a table means a key.
  private static func isPlainText(_ key: String, _ lookUp: JudgedLookUp, _ owner: String?, _ facts: CheckFacts) -> Bool
  {
    guard case .view = lookUp.lookUp.api, lookUp.lookUp.bundle == .unsaid, lookUp.lookUp.table == .unsaid, let owner
    else { return false }
    if isName(key) { return !isSpelledLikeAKey(key, lookUp, owner, facts) }
    // A single word may be a name or a unit, which every language writes the same.
    if !key.contains(where: \.isWhitespace) { return true }
    let entries = facts.table(lookUp.lookUp.table.name ?? "", of: owner)?.entries ?? []
    return !entries.isEmpty && entries.count { isName($0.key) } * 2 > entries.count
  }

  /// Whether a view's name has a dot or underscore, or the table other keys in its style: `iOS` and `macOS` are words.
  private static func isSpelledLikeAKey(
    _ key: String, _ lookUp: JudgedLookUp, _ owner: String, _ facts: CheckFacts
  ) -> Bool {
    if key.contains(where: { "._".contains($0) }) { return true }
    let entries = facts.table(lookUp.lookUp.table.name ?? "", of: owner)?.entries ?? []
    return entries.count { isName($0.key) && !$0.key.contains { "._".contains($0) } } > 2
  }

  /// Another owner may have it; a guard that looks into all catalogs at once takes the key for present.
  private static func elsewhere(_ key: String, _ owner: String?, _ facts: CheckFacts) -> String {
    guard isName(key) else { return "" }
    let other = facts.tables.first { table in
      table.owner.name != owner && !table.isSystemTable && table.entries.contains { $0.key == key }
    }
    return other.map { " (\($0.owner.name) has it, in another bundle)" } ?? ""
  }

  /// Where only the specifiers differ, the types of the arguments do.
  private static func remedy(_ key: String, _ owner: String?, _ table: String, _ facts: CheckFacts) -> String? {
    guard key.contains("%"), let entries = owner.flatMap({ facts.table(table, of: $0) })?.entries else { return nil }
    let pieces = SpecifierFreeText(key).pieces
    let other = entries.first { $0.key.contains("%") && SpecifierFreeText($0.key).pieces == pieces }
    return other.map { "put in arguments of the types that \"\($0.key)\" has, or rename that key" }
  }

  private static func shown(_ key: String, _ lookUp: LookUp, _ languages: [String]) -> String? {
    let readers = "people who read \(languages.joined(separator: ", ")) see"
    if let text = lookUp.defaultValue?.likelyKey {
      return languages.isEmpty ? nil : "\(readers) the default text \"\(text)\""
    }
    if isName(key) { return "people see \"\(key)\"" }
    return languages.isEmpty ? nil : "\(readers) \"\(key)\" untranslated"
  }

  /// `trip.title` and `tripTitle` are names; `seconds` may be the text that is to be shown.
  private static func isName(_ key: String) -> Bool {
    guard KeyStyle(of: key) == .identifier else { return false }
    return key.dropFirst().dropLast().contains { "._".contains($0) || $0.isUppercase }
  }
}
