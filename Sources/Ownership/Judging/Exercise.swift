import HostEvidence
import InstalledProducts
import OwnershipManifest
import StringCatalogs

/// What the cells of a run have really exercised.
struct Exercise {
  /// One owner in one product.
  struct Pair: Hashable {
    var owner: String
    var product: String
  }

  /// The shapes that an owner's messages have, as far as the run shows them.
  private(set) var shapes: [String: Set<MessageShape>] = [:]
  /// The shapes that were shown in a cell which asks for another language than the development region.
  private(set) var seen: [Pair: Set<MessageShape>] = [:]
  /// Products with a cell that could not be observed.
  private(set) var failed: Set<String>
  /// Messages that read as in the source in every language in which they have a value: one observation each, with what
  /// may be said of the text.
  private(set) var unchanged: [(judged: JudgedObservation, text: SharedText)] = []

  init(_ judgement: Judgement) {
    failed = Set(judgement.cells.filter { $0.cell.failure != nil }.map(\.cell.product))
    for (observation, _) in judgement.observations {
      let shape = MessageShape(of: observation.record)
      shapes[observation.owner.name, default: []].insert(shape)
      guard observation.wantsRequiredTranslation else { continue }
      seen[Pair(owner: observation.owner.name, product: observation.product.name), default: []].insert(shape)
    }
    unchanged = Self.unchanged(in: judgement)
  }

  private static func unchanged(in judgement: Judgement) -> [(judged: JudgedObservation, text: SharedText)] {
    let messages = Dictionary(grouping: judgement.observations.indices) { index in
      let record = judgement.observations[index].judged.record
      return [record.owner, record.table, record.key]
    }
    return messages.values.compactMap { indices in
      let group = indices.map { judgement.observations[$0] }
      guard group.allSatisfy({ $0.cause == nil }) else { return nil }
      let translated = group.map(\.judged).filter(\.isTranslation)
      guard let first = translated.first, !first.isInvariant, translated.allSatisfy({ $0.equalsSource }) else {
        return nil
      }
      let text = first.sharedText
      return text == .wordless ? nil : (first, text)
    }
  }
}

extension JudgedObservation {
  /// Whether a table of another language than the development region served the value.
  fileprivate var isTranslation: Bool {
    guard record.outcome == .value, let resolved = record.resolvedLocale, !resolved.isEmpty, resolved != "Base" else {
      return false
    }
    return !LanguageIdentity(resolved).isRelated(to: LanguageIdentity(languages.developmentRegion))
  }

  /// Whether the entry that served is, letter for letter, the one of the development region.
  fileprivate var equalsSource: Bool {
    guard let asked, let resolved = record.resolvedLocale else { return false }
    let region = languages.developmentRegion
    let here = SearchedTables(table: record.table, in: asked, searchList: [resolved])
    let source = SearchedTables(table: record.table, in: asked, searchList: [region, "Base"])
    guard source.chosen?.has(record.key) ?? false else { return record.value == record.key }
    return here.chosen?.text(record.key) == source.chosen?.text(record.key)
      && here.chosen?.entry(record.key) == source.chosen?.entry(record.key)
  }

  /// What may be said of the text that served.
  fileprivate var sharedText: SharedText {
    let place = record.resolvedLocale.flatMap { resolved in
      asked.flatMap { SearchedTables(table: record.table, in: $0, searchList: [resolved]).chosen }
    }
    // What names a variable is no word.
    let texts = (place?.texts(record.key) ?? []).map { $0.replacing(/%(?:\d+\$)?#@\w+@/, with: "") }
    let names = Set(release.products.flatMap { [$0.name] + ($0.mainBundle.map(\.names) ?? []) })
    let kinds = Set(
      (texts.isEmpty ? [record.key] : texts).map { text in
        SharedText(text, isKey: text == record.key, names: names)
      })
    return kinds.contains(.words) ? .words : kinds.contains(.name) ? .name : .wordless
  }
}

extension InstalledBundle {
  /// What its Info.plist calls the product.
  fileprivate var names: [String] {
    ["CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName"].compactMap { infoStrings[$0] }
  }
}
