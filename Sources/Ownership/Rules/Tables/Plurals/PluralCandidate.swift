import Findings
import Foundation
import OwnershipManifest

/// A source text with a number and a noun in the plural does not vary.
package enum PluralCandidate: TableRule {
  package static let description = RuleDescription(
    id: "plural.candidate", title: "a number before a noun that does not vary by plural", severity: .note,
    reason: "\"1 files\" reads wrong, and languages with more forms cannot be translated at all.",
    firing: PluralFormExamples.candidate, silent: PluralFormExamples.noCandidate)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    guard LanguageIdentity(table.sourceLanguage).language == "en" else { return [] }
    return table.entries.filter(\.isTranslatable).compactMap { entry in
      let source = entry.localization(table.sourceLanguage)
      let text = source?.leaves.first?.text ?? (entry.style == .prose ? entry.key : "")
      guard source?.leaves.count ?? 1 == 1, source?.leaves.first?.pluralCategory == nil,
        let noun = countedNoun(in: text, specifiers: source?.leaves.first?.specifiers ?? entry.specifiers)
      else { return nil }
      return Draft(
        description, owner: table.owner.name, table: table.name, key: entry.key,
        language: source.map { table.language(of: $0) } ?? table.sourceLanguage,
        message: "for 1, readers may see '1 \(noun)': \(entry.key.quoted) counts \(noun) and does not vary by plural",
        remedy: "vary the text by plural", place: source?.leaves.first?.place ?? entry.place)
    }
  }

  /// `files` of "%lld files": a word of small letters that ends with one s, right behind the only whole number.
  private static func countedNoun(in text: String, specifiers: SpecifierList) -> String? {
    let numbers = specifiers.specifiers.filter { $0.type?.valueClass == .integer }
    guard numbers.count == 1, let number = numbers.first, let place = text.range(of: number.source) else { return nil }
    let rest = text[place.upperBound...]
    guard rest.first == " " else { return nil }
    let word = rest.dropFirst().prefix { $0.isASCII && $0.isLetter }
    let next = rest.dropFirst(word.count + 1).first
    guard word.count > 3, word.allSatisfy(\.isLowercase), word.hasSuffix("s"), !word.hasSuffix("ss"),
      !word.hasSuffix("us"), !word.hasSuffix("is"), next?.isLetter != true, next != "-"
    else { return nil }
    return String(word)
  }
}
