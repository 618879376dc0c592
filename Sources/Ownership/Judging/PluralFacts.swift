import HostEvidence
import InstalledProducts
import LocaleMatrix
import LocalizationRuntime
import StringCatalogs

/// How the plural forms of one observation were chosen, found again from the installed table.
struct PluralFacts: Sendable {
  var selections: [PluralSelection]
  /// The language of the table that served.
  var tableLanguage: String
  /// The locale that formatted.
  var formattingLocale: String

  /// Nil where no table served.
  init?(_ observation: JudgedObservation) {
    let record = observation.record
    guard record.outcome == .value, let resolved = record.resolvedLocale, let asked = observation.asked,
      let cell = observation.cell.record
    else { return nil }
    formattingLocale = record.formattingLocale ?? cell.formattingLocale
    tableLanguage =
      resolved.isEmpty || resolved == "Base" ? observation.languages.developmentRegion : resolved
    selections = []
    guard record.file?.hasSuffix(".stringsdict") ?? false else { return }
    guard let entry = Self.entry(record, resolved, in: asked) else { return }
    let device = observation.device.scenario.device
    let locale: FormattingLocale =
      formattingLocale == "root" || formattingLocale.isEmpty
      ? .none(main: cell.searchList.first ?? "en") : .identifier(formattingLocale)
    let formatter = MessageFormatter(locale: locale, idiom: device.idiom, behavior: device.behavior)
    selections = formatter.format(entry, arguments: record.arguments)?.selections ?? []
  }

  private static func entry(
    _ record: ObservationRecord, _ resolved: String, in bundle: InstalledBundle
  ) -> LocalizedEntry? {
    var plain: String?
    if case .entries(let entries) = bundle.tables.strings(record.table, localization: resolved) {
      plain = entries[record.key]
    }
    guard case .entries(let entries) = bundle.tables.stringsDict(record.table, localization: resolved),
      let entry = entries[record.key]
    else { return nil }
    return .rule(entry, plain: plain)
  }
}

extension PluralFacts {
  /// The number that a selection counts; nil where the message has no such argument, or a text.
  static func number(of selection: PluralSelection, in record: ObservationRecord) -> PluralChoice.Number? {
    guard record.arguments.indices.contains(selection.argument - 1) else { return nil }
    switch record.arguments[selection.argument - 1] {
    case .integer(let value): return .integer(value)
    case .double(let value): return .double(value)
    case .string: return nil
    }
  }

  /// The category that readers of `language` need for a number; nil for those that only exact millions reach, which
  /// nobody has to translate.
  static func neededCategory(of number: PluralChoice.Number, in language: String) -> PluralCategory? {
    switch number {
    case .integer(let value):
      let category = PluralCategory.of(value, locale: language)
      return value.magnitude <= 1000 || everyday(in: language).contains(category) ? category : nil
    case .double(let value):
      return value.magnitude < 1_000_000 ? PluralCategory.of(value, locale: language) : nil
    }
  }

  /// The categories that the integers of everyday use reach: `many` of French, for exact millions, is not among them.
  static func everyday(in language: String) -> Set<PluralCategory> {
    everydayCategories.value(for: language) { language in
      Set((0...1000).map { PluralCategory.of($0, locale: language) })
    }
  }

  private static let everydayCategories = Memo<String, Set<PluralCategory>>()
}
