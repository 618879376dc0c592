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
  /// Messages that read as in the source in every language in which they have a value: one observation each.
  private(set) var unchanged: [JudgedObservation] = []

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

  private static func unchanged(in judgement: Judgement) -> [JudgedObservation] {
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
      return first
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
    guard source.chosen?.has(record.key) ?? false else {
      return record.value == record.key && record.key.hasLettersBesideSpecifiers
    }
    return here.chosen?.text(record.key) == source.chosen?.text(record.key)
      && here.chosen?.entry(record.key) == source.chosen?.entry(record.key)
      && here.chosen?.text(record.key)?.hasLettersBesideSpecifiers ?? true
  }
}
