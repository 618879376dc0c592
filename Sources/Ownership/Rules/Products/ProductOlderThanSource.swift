import Findings
import InstalledProducts
import OwnershipManifest
import StringCatalogs

/// The built tables say something else than the sources.
package enum ProductOlderThanSource: ProductRule {
  package static let description = RuleDescription(
    id: "product-older-than-source", title: "texts of the product differ from those of the sources", severity: .warning,
    reason: "What was corrected in the sources is not what people read: the product was built before, or from a copy.",
    firing: SourceStateExamples.older, silent: SourceStateExamples.same)

  /// A text that differs.
  private struct Change: Hashable {
    var table: String
    var key: String
    var source: String
    var built: String
  }

  package static func drafts(in facts: InspectFacts) -> [Draft] {
    SourceComparison.all(in: facts).flatMap { comparison in
      comparison.source.languages.flatMap { language in
        comparison.grouped { copy -> [Change]? in
          let changes = comparison.tables(of: copy).flatMap { self.changes(in: $0, language, of: copy, comparison) }
          return changes.isEmpty ? nil : changes
        }.map { changes, copies in draft(of: changes, language, copies, comparison) }
      }
    }
  }

  private static func changes(
    in table: String, _ language: LanguageIdentity, of copy: SourceComparison.Copy, _ comparison: SourceComparison
  ) -> [Change] {
    guard let source = comparison.source.tables[BundleTexts.Place(table: table, language: language)],
      let built = comparison.built(table, in: language, of: copy), !source.isDamaged, !built.isDamaged, source != built
    else { return [] }
    let known = Set(comparison.keys(of: table, in: language))
    return source.differences(from: built).filter { key in
      known.contains(key) && !source.variesByDevice(key) && !built.variesByDevice(key)
        && !source.texts(of: key).contains { $0.contains("$(") }
    }.map { key in
      Change(
        table: table, key: key, source: source.distinctText(of: key, from: built),
        built: built.distinctText(of: key, from: source))
    }
  }

  private static func draft(
    of changes: [Change], _ language: LanguageIdentity, _ copies: [SourceComparison.Copy],
    _ comparison: SourceComparison
  ) -> Draft {
    let name = comparison.source.name(of: language)
    let first = changes.first
    let texts = changes.count == 1 ? "a text" : "\(changes.count) texts"
    let title = comparison.source.title(of: language)
    return Draft(
      description, severity: comparison.owner.isExternal ? .note : nil, product: copies.first?.product.name,
      owner: comparison.owner.name, table: Set(changes.map(\.table)).count == 1 ? first?.table : nil,
      key: changes.count == 1 ? first?.key : nil, language: ["", "Base"].contains(name) ? nil : name,
      message:
        "\(SourceComparison.title(of: copies)) has \(texts) of \(comparison.owner.name) otherwise than its sources, "
        + "\(title): people read \((first?.built ?? "").quoted) for \((first?.key ?? "").quoted), where the source "
        + "says \((first?.source ?? "").quoted)",
      remedy: "build the product anew from these sources",
      place: first.flatMap { comparison.place(of: $0.key, in: $0.table, language) })
  }
}

extension BundleTexts.Table {
  /// Which texts such an entry is compiled to depends on the compiler.
  fileprivate func variesByDevice(_ key: String) -> Bool {
    guard let rule = rules[key] else { return false }
    return rule.deviceRule != nil || rule.widthRule != nil
  }
}
