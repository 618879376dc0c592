import Findings
import InstalledProducts
import OwnershipManifest

/// The sources have a text that the built table of its language lacks.
package enum KeyLostInBuild: ProductRule {
  package static let description = RuleDescription(
    id: "key-lost-in-build", title: "a text of the sources is not in the product",
    reason: "The text is translated, and people read its key or default: the product has another table.",
    firing: SourceStateExamples.keyLost, silent: SourceStateExamples.same)

  /// Above so many keys of one language, they are one finding.
  private static let keyLimit = 20

  /// A key of a table.
  private struct Lost: Hashable {
    var table: String
    var key: String
  }

  package static func drafts(in facts: InspectFacts) -> [Draft] {
    SourceComparison.all(in: facts).flatMap { comparison in
      comparison.languages.flatMap { language in
        comparison.grouped { copy in lost(language, from: copy, comparison) }.flatMap { lost, copies in
          lost.count > keyLimit
            ? [draft(of: lost, language, copies, comparison)]
            : lost.map { draft(of: [$0], language, copies, comparison) }
        }
      }
    }
  }

  private static func lost(
    _ language: LanguageIdentity, from copy: SourceComparison.Copy, _ comparison: SourceComparison
  ) -> [Lost]? {
    guard !comparison.isLost(language, from: copy) else { return nil }
    let lost = comparison.tables(of: copy).flatMap { table in
      comparison.lostKeys(of: table, in: language, from: copy).map { Lost(table: table, key: $0) }
    }
    return lost.isEmpty ? nil : lost
  }

  private static func draft(
    of lost: [Lost], _ language: LanguageIdentity, _ copies: [SourceComparison.Copy], _ comparison: SourceComparison
  ) -> Draft {
    let first = lost.first
    let tables = Set(lost.map(\.table))
    let name = comparison.source.name(of: language)
    let title = LanguageNames.name(of: name)
    let subject =
      lost.count == 1
      ? "\((first?.key ?? "").quoted)" : "\(lost.count) keys, such as \((first?.key ?? "").quoted),"
    return Draft(
      description, severity: comparison.severity(of: language, description.severity),
      product: copies.first?.product.name, owner: comparison.owner.name, table: tables.count == 1 ? first?.table : nil,
      key: lost.count == 1 ? first?.key : nil, language: name,
      message:
        "\(subject) of \(comparison.owner.name) \(lost.count == 1 ? "has a text" : "have texts") in \(title) in the "
        + "sources and none in \(SourceComparison.title(of: copies)): a reader of \(title) sees the key or its default",
      remedy:
        "build the product anew from these sources, and see that the target compiles this file and no older copy of it",
      place: first.flatMap { comparison.place(of: $0.key, in: $0.table, language) })
  }
}
