import Findings
import OwnershipManifest
import Projects

/// A catalog, the package or project that holds it, and the manifest name different source languages.
package enum SourceLanguageDiffers: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.source-language-differs", title: "a source language that is not the development region",
    reason: "Texts are taken for translations and translations for sources: a fallback ends in the wrong language.",
    firing: OwnerExamples.otherSource, silent: OwnerExamples.sound)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.manifest.owners.compactMap { owner in
      let tables = facts.tables(of: owner.name).filter(\.isReadable)
      let region = facts.manifest.developmentRegion
      let claims = ofCatalogs(tables, region) + ofTargets(Set(tables.flatMap(\.files)), facts, region)
      guard let first = claims.first else { return nil }
      return facts.draft(
        description, owner: owner,
        message: "the development region of \(owner.name) is \(region), but "
          + facts.ascending(claims.map(\.text)).joined(separator: " and "),
        remedy: "make them one language", place: first.place)
    }
  }

  private typealias Claim = (text: String, place: SourcePlace)

  /// A catalog without the region is the matter of another rule.
  private static func ofCatalogs(_ tables: [CheckedTable], _ region: String) -> [Claim] {
    tables.filter { $0.isCatalog && differs($0.sourceLanguage, region) }.compactMap { table in
      let isServed = table.presence.serving.contains { $0.required == region && $0.language != nil }
      guard isServed, let file = table.files.first else { return nil }
      return ("\(file) is translated from \(table.sourceLanguage)", SourcePlace(file: file))
    }
  }

  private static func ofTargets(_ files: Set<String>, _ facts: CheckFacts, _ region: String) -> [Claim] {
    facts.declared.targets.filter { target in
      target.resources.contains { $0.isCertain && files.contains($0.path) }
        && target.developmentRegion.map { differs($0, region) } ?? false
    }.map { ("\($0.place.file) says \($0.developmentRegion ?? "")", $0.place) }
  }

  private static func differs(_ language: String, _ region: String) -> Bool {
    !language.isEmpty && !LanguageIdentity(language).isRelated(to: LanguageIdentity(region))
  }
}
