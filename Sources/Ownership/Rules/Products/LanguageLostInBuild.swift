import Findings
import InstalledProducts
import OwnershipManifest

/// The sources have a language that the built bundle lacks.
package enum LanguageLostInBuild: ProductRule {
  package static let description = RuleDescription(
    id: "language-lost-in-build", title: "a language of the sources is not in the product",
    reason:
      "The texts are translated, and people read the development language or keys: the build left the language out.",
    firing: SourceStateExamples.languageLost, silent: SourceStateExamples.same)

  package static func drafts(in facts: InspectFacts) -> [Draft] {
    SourceComparison.all(in: facts).flatMap { comparison in
      comparison.languages.flatMap { language in
        comparison.grouped { copy in
          comparison.isLost(language, from: copy)
            ? comparison.tables(of: copy).filter { !comparison.keys(of: $0, in: language).isEmpty } : nil
        }.map { tables, copies in draft(of: language, tables, copies, comparison) }
      }
    }
  }

  private static func draft(
    of language: LanguageIdentity, _ tables: [String], _ copies: [SourceComparison.Copy],
    _ comparison: SourceComparison
  ) -> Draft {
    let name = comparison.source.name(of: language)
    let keys = tables.flatMap { comparison.keys(of: $0, in: language) }
    let place = tables.first.flatMap { table in
      comparison.keys(of: table, in: language).first.flatMap { comparison.place(of: $0, in: table, language) }
    }
    return Draft(
      description, severity: comparison.severity(of: language, description.severity),
      product: copies.first?.product.name, owner: comparison.owner.name, table: tables.count == 1 ? tables.first : nil,
      language: name,
      message:
        "the sources of \(comparison.owner.name) have \(LanguageNames.name(of: name)) "
        + "(\(keys.count) \(keys.count == 1 ? "text" : "texts")), and nothing of it is in "
        + "\(SourceComparison.title(of: copies)): a reader of it sees another language or keys",
      remedy:
        "add \(name) to the languages of the project, which BUILD_ONLY_KNOWN_LOCALIZATIONS goes by, give the target "
        + "its files, and look for a script or a package manager that takes language folders away",
      place: place)
  }
}
