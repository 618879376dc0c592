internal import HostEvidence
internal import Reports

/// Tells pairs of observations apart by what changed between them.
struct PairJudgement {
  private let texts: SharedTexts
  private let old: SelectedSide
  private let new: SelectedSide
  private let shifts: LocalizationShifts
  /// The number of `Base`, which stands for the language that a bundle is developed in.
  private let base: Int32
  private var ranks: [RankKey: Int] = [:]
  private var regions: [RegionKey: Int32] = [:]

  private struct RankKey: Hashable {
    var locale: Int32
    var list: Int32
    var region: Int32
  }

  private struct RegionKey: Hashable {
    var product: Int32
    var asked: Int32
  }

  init(_ texts: SharedTexts, _ old: SelectedSide, _ new: SelectedSide, _ shifts: LocalizationShifts) {
    self.texts = texts
    self.old = old
    self.new = new
    self.shifts = shifts
    base = texts.number(of: "Base") ?? -2
  }

  mutating func kind(_ old: ObservedRow, _ new: ObservedRow) -> PairKind {
    let (before, after) = (old.sight, new.sight)
    if before.value == after.value, before.outcome == after.outcome, before.locale == after.locale { return .same }
    if before.outcome == .value, after.outcome.isSubstitute { return .textLost }
    if before.outcome.isSubstitute, after.outcome == .value { return .textGained }
    guard before.outcome == .value, after.outcome == .value else {
      return before.value == after.value ? .same : .valueChanged
    }
    let (rank, newRank) = (self.rank(of: old), self.rank(of: new))
    let kind: PairKind =
      rank < newRank
      ? .fallbackRegressed : rank > newRank ? .fallbackGained : before.value == after.value ? .same : .valueChanged
    return kind != .same && before.locale != after.locale && isImplied(old, new) ? .implied : kind
  }

  /// How far down the reader's list the language is that served; as long as the list for one that is not in it.
  mutating func rank(of row: ObservedRow) -> Int {
    let region = region(of: row)
    let key = RankKey(locale: row.sight.locale, list: row.list, region: region)
    if let rank = ranks[key] { return rank }
    let list = texts[row.list].split(separator: ",").map(String.init)
    let localization = texts.text(row.sight.locale == base ? region : row.sight.locale) ?? ""
    let rank = list.firstIndex { OwnLanguage.serves(localization, $0) } ?? list.count
    ranks[key] = rank
    return rank
  }

  /// Whether the text is the one that the others are translated from.
  mutating func isSource(_ row: ObservedRow) -> Bool {
    let locale = row.sight.locale
    return row.sight.outcome == .value && locale >= 0 && (locale == region(of: row) || locale == base)
  }

  /// The number of the language that the asked bundle is developed in; -1 where nothing says it.
  private mutating func region(of row: ObservedRow) -> Int32 {
    let key = RegionKey(product: row.product, asked: row.sight.asked)
    if let region = regions[key] { return region }
    let use = ComparedSide.BundleUse(product: texts[row.product], bundle: texts[row.sight.asked])
    let name = new.side.regions[use] ?? old.side.regions[use]
    let region = name.flatMap { texts.number(of: $0) } ?? -1
    regions[key] = region
    return region
  }

}

extension PairJudgement {
  /// Whether the other language follows from a change that is named by itself.
  private func isImplied(_ old: ObservedRow, _ new: ObservedRow) -> Bool {
    let product = texts[old.product]
    if let localization = texts.text(old.sight.locale),
      shifts.isLost(localization, product: product, bundle: texts.text(old.sight.bundle))
    {
      return true
    }
    if let localization = texts.text(new.sight.locale),
      shifts.isAdded(localization, product: product, bundle: texts.text(new.sight.bundle))
    {
      return true
    }
    let play = ComparedSide.Play(product: product, languages: texts[old.list].split(separator: ",").map(String.init))
    guard let pick = shifts.pick(of: play) else { return false }
    return pick.old.contains(texts.text(old.sight.locale) ?? "")
      || pick.new.contains(texts.text(new.sight.locale) ?? "")
  }
}

extension Outcome {
  /// Whether something stands in for a text that was not found.
  var isSubstitute: Bool { self == .key || self == .default || self == .noBundle }
}
