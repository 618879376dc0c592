internal import HostEvidence

/// The kind of every pair, message by message: what several pairs say together takes them out of the single ones.
struct PairKinds {
  private(set) var kinds: [PairKind]
  private let old: [ObservedRow]
  private let new: [ObservedRow]
  private let pairs: [RowPairing.Pair]
  private let texts: SharedTexts
  private var judgement: PairJudgement
  private var categories: [Int32: String] = [:]

  init(
    _ old: SelectedSide, _ new: SelectedSide, _ texts: SharedTexts, _ shifts: LocalizationShifts, _ pairing: RowPairing
  ) {
    (self.old, self.new, self.pairs, self.texts) = (old.rows, new.rows, pairing.pairs, texts)
    var judgement = PairJudgement(texts, old, new, shifts)
    kinds = pairs.map { judgement.kind(old.rows[Int($0.old)], new.rows[Int($0.new)]) }
    self.judgement = judgement
  }

  private func oldRow(_ pair: Int) -> ObservedRow { old[Int(pairs[pair].old)] }
  private func newRow(_ pair: Int) -> ObservedRow { new[Int(pairs[pair].new)] }

  /// Runs of pairs for which `isTogether` holds between neighbours.
  private func runs(_ isTogether: (ObservedRow, ObservedRow) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for pair in pairs.indices.dropFirst() where !isTogether(newRow(pair - 1), newRow(pair)) {
      runs.append(start..<pair)
      start = pair
    }
    return pairs.isEmpty ? [] : runs + [start..<pairs.count]
  }

  private func listRuns() -> [Range<Int>] { runs { $0.use == $1.use && $0.list == $1.list } }
}

// MARK: - Plural forms

extension PairKinds {
  /// Tells a value that changed from one whose plural form is another one than before.
  mutating func findPlurals() {
    for run in listRuns() where run.contains(where: { kinds[$0] == .valueChanged }) { findPlurals(in: run) }
  }

  private mutating func findPlurals(in run: Range<Int>) {
    var (before, after): (Set<String>, Set<String>) = ([], [])
    var changed: [Int] = []
    for pair in run where kinds[pair] == .same || kinds[pair] == .valueChanged {
      let mine = category(oldRow(pair).sight.variant)
      let other = category(newRow(pair).sight.variant)
      before.insert(mine)
      after.insert(other)
      if mine != other { changed.append(pair) }
    }
    guard changed.contains(where: { kinds[$0] == .valueChanged }) else { return }
    // No form at all is no form that could be lost.
    let kind: PairKind = before.subtracting([""]).isSubset(of: after) ? .pluralGained : .pluralChanged
    for pair in changed { kinds[pair] = kind }
  }

  /// The plural categories in the path of a variant, without the names of their variables: `few`.
  private mutating func category(_ variant: Int32) -> String {
    if let known = categories[variant] { return known }
    let parts = (texts.text(variant) ?? "").split(separator: "/").filter { part in
      !part.hasPrefix("device.") && !part.hasPrefix("width.")
    }
    let category = parts.map { $0.split(separator: ".").last.map(String.init) ?? "" }.joined(separator: "/")
    categories[variant] = category
    return category
  }
}

// MARK: - Source texts

extension PairKinds {
  /// Messages whose source text changed while a translation did not.
  mutating func takeStaleTranslations() -> [StaleTranslation] {
    var stale: [StaleTranslation] = []
    var messages: Set<MessageNames> = []
    for run in runs({ $0.use == $1.use }) where run.contains(where: { kinds[$0] == .valueChanged }) {
      let sources = run.filter { isChangedSource($0) }
      guard !sources.isEmpty else { continue }
      let changed = Set(sources.map { newRow($0).arguments })
      let kept = run.filter { changed.contains(newRow($0).arguments) && isKeptTranslation($0) }
      guard !kept.isEmpty else { continue }
      stale.append(StaleTranslation(sources: sources, kept: kept))
      messages.insert(newRow(run.lowerBound).message)
    }
    // Wherever else the source text is shown, that is the same change.
    for pair in pairs.indices where kinds[pair] == .valueChanged && messages.contains(newRow(pair).message) {
      if isChangedSource(pair) { kinds[pair] = .staleSource }
    }
    return stale
  }

  private mutating func isChangedSource(_ pair: Int) -> Bool {
    guard kinds[pair] == .valueChanged else { return false }
    return judgement.isSource(oldRow(pair)) && judgement.isSource(newRow(pair))
  }

  private mutating func isKeptTranslation(_ pair: Int) -> Bool {
    let (before, after) = (oldRow(pair).sight, newRow(pair).sight)
    guard kinds[pair] == .same, before.outcome == .value, after.outcome == .value, before.value == after.value else {
      return false
    }
    return after.locale >= 0 && !judgement.isSource(newRow(pair))
  }
}

// MARK: - Whole owners

extension PairKinds {
  private struct OwnerPlay: Hashable {
    var kind: PairKind
    var product: Int32
    var owner: Int32
    var list: Int32
  }

  private struct Tally {
    var concerned = 0
    var changed = 0
    var pairs: [Int] = []
  }

  /// Owners all of whose messages changed in one way in a product and a language.
  mutating func takeWholeOwners() -> [WholeOwner] {
    var tallies: [OwnerPlay: Tally] = [:]
    for run in listRuns() {
      let row = newRow(run.lowerBound)
      for kind in [PairKind.textLost, .textGained, .fallbackRegressed, .fallbackGained] {
        guard isConcerned(run, by: kind) else { continue }
        let place = OwnerPlay(kind: kind, product: row.product, owner: row.message.owner, list: row.list)
        let changed = run.filter { kinds[$0] == kind }
        tallies[place, default: Tally()].concerned += 1
        if changed.isEmpty { continue }
        tallies[place, default: Tally()].changed += 1
        tallies[place, default: Tally()].pairs += changed
      }
    }
    let whole = tallies.filter { $0.value.changed == $0.value.concerned && $0.value.changed > 1 }
    for tally in whole.values {
      for pair in tally.pairs { kinds[pair] = .implied }
    }
    return whole.map { place, tally in
      WholeOwner(
        kind: place.kind, product: place.product, owner: place.owner, list: place.list, messageCount: tally.changed,
        example: tally.pairs[0])
    }
    .sorted { ($0.owner, $0.kind.rawValue, $0.list, $0.product) < ($1.owner, $1.kind.rawValue, $1.list, $1.product) }
  }

  /// Whether a message could have changed in that way.
  private mutating func isConcerned(_ run: Range<Int>, by kind: PairKind) -> Bool {
    for pair in run {
      let row = oldRow(pair)
      let isServed = row.sight.outcome == .value
      switch kind {
      case .textLost where isServed, .textGained where row.sight.outcome.isSubstitute: return true
      case .fallbackRegressed where isServed && judgement.rank(of: row) < listLength(row): return true
      case .fallbackGained where isServed && judgement.rank(of: row) > 0: return true
      default: continue
      }
    }
    return false
  }

  private func listLength(_ row: ObservedRow) -> Int { texts[row.list].utf8.count { $0 == UInt8(ascii: ",") } + 1 }
}
