import Findings
import LocalizationRuntime
import Ownership
import PositionedJSON
import StringCatalogs
import Testing

/// The rules about specifiers and plurals over real catalogs; these are somebody else's and lie beside the checkout.
@Suite(.enabled(if: RealCatalogs.isThere, "the folder ../shared/corpus is not beside this checkout"))
struct RealCatalogRuleTests {
  private static func drafts(_ id: String) -> [Draft] {
    RuleRegistry.tableRules.filter { $0.description.id == id }.flatMap(RealCatalogs.drafts)
  }

  private static let specifierRules = RuleRegistry.tableRules.filter { $0.description.id.hasPrefix("fmt.") }

  @Test func `nobody has to translate a form for millions`() {
    let romance: Set<String> = ["fr", "es", "es-419", "it", "pt", "pt-BR", "pt-PT", "ca"]
    let sets = RealCatalogs.tables.flatMap(\.pluralSets).filter { romance.contains($0.localization.language) }
    #expect(sets.count > 30)
    #expect(!Self.drafts("plural.missing-category").contains { romance.contains($0.language ?? "") })
  }

  @Test func `whole numbers need no form that only decimals select`() {
    for draft in Self.drafts("plural.missing-category") {
      #expect(!["cs", "sk", "lt"].contains(draft.language ?? ""), "\(draft.message)")
    }
  }

  /// Counted by hand: every set of forms in these catalogs has what its language needs.
  @Test func `the sets are whole`() {
    #expect(RealCatalogs.tables.flatMap(\.pluralSets).count > 150)
    #expect(Self.drafts("plural.missing-category").isEmpty)
    #expect(Self.drafts("plural.other-missing").isEmpty)
  }

  @Test func `a percent sign before a blank is no specifier`() {
    let specifiers = RealCatalogs.tables.flatMap(\.entries).flatMap(\.localizations).flatMap(\.leaves)
      .flatMap(\.specifiers.specifiers)
    #expect(specifiers.count > 2_000)
    #expect(!specifiers.contains { $0.source.contains(" ") })
  }

  /// A translation with the same numbered specifiers as its source in another order has no finding about them.
  @Test func `another order is no finding`() {
    let reordered = RealCatalogs.tables.flatMap(\.formattedTexts).filter { text in
      let own = text.leaf.specifiers.specifiers
      guard let source = text.source?.specifiers.specifiers, own.allSatisfy({ $0.position != nil }) else {
        return false
      }
      return own != source && Set(own) == Set(source) && text.leaf.specifiers.strays.isEmpty
    }
    #expect(reordered.count > 10)
    let places = Set(reordered.map(\.leaf.place))
    for rule in Self.specifierRules {
      for table in RealCatalogs.tables {
        #expect(!rule.drafts(in: table).contains { $0.place.map(places.contains) ?? false }, "\(rule.description.id)")
      }
    }
  }

  struct Known: Sendable, CustomTestStringConvertible {
    var rule: String
    var language: String
    var key: String

    var testDescription: String { "\(rule) \(language) \(key)" }
  }

  /// Each looked at in its file.
  static let known = [
    Known(rule: "fmt.malformed-likely", language: "ar", key: "%lld"),
    Known(rule: "fmt.malformed-likely", language: "ar", key: "%lld of %lld"),
    Known(rule: "fmt.malformed-likely", language: "es", key: "Server returned error: %@"),
    Known(rule: "fmt.extra", language: "cs", key: "%@% (%@ minimum)"),
    Known(rule: "fmt.lone-percent", language: "de", key: "%@% (%@ minimum)"),
    Known(rule: "fmt.lone-percent", language: "ar", key: "The service (%@) returned error code: %d"),
    Known(rule: "fmt.missing", language: "fr", key: "Host: %@"),
    Known(rule: "fmt.missing", language: "ar", key: "%lld remaining"),
    Known(rule: "fmt.ambiguous-repeat", language: "en", key: "pageIndicator"),
    Known(rule: "markup.link", language: "it", key: "oidcUnavailableDescription"),
    Known(
      rule: "markup.link", language: "fr", key: " [more info](https://phoenix.acinq.co/faq#what-is-inbound-liquidity)"),
    Known(rule: "plural.implied-number", language: "fr", key: "tasksMenuMoreLabel"),
    Known(rule: "plural.useless-category", language: "ja", key: "location_channels.row_title"),
    Known(rule: "plural.same-text", language: "de", key: "filtersApplied"),
    Known(rule: "plural.candidate", language: "en", key: "%lld confirmations"),
    Known(rule: "sub.undefined", language: "pl", key: "location_channels.row_title"),
    Known(rule: "sub.undefined", language: "zh-Hant", key: "content.accessibility.people_count"),
  ]

  @Test(arguments: known) func `what is wrong is found`(_ known: Known) {
    #expect(Self.drafts(known.rule).contains { $0.key == known.key && $0.language == known.language })
  }

  @Test func `every reference to a substitution that is not there is found once`() {
    let undefined = Self.drafts("sub.undefined")
    #expect(undefined.count == 28)
    #expect(Set(undefined.map(\.key)) == ["content.accessibility.people_count", "location_channels.row_title"])
    #expect(Self.drafts("plural.single-text").isEmpty)
  }

  @Test func `no valid catalog has a repeated key, and the broken ones say where they are`() {
    let kinds = RealCatalogs.tables.flatMap { table -> [CatalogProblem] in
      guard case .catalog(_, let problems) = table.source else { return [] }
      return problems
    }
    #expect(!kinds.contains { $0.kind == .duplicateKey || $0.kind == .invalid })
    // A comma before a closing brace in each: strict readers stop at the brace, a line further.
    let broken = RealCatalogs.brokenProblems
    #expect(broken.map { $0.first?.kind } == [.trailingComma, .trailingComma])
    #expect(broken.map { $0.first?.position.line } == [16210, 35647])
  }
}
