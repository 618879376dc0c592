internal import HostEvidence
internal import Reports

/// Localizations that bundles of a product offer in one report only, and languages that are picked in one only.
struct LocalizationShifts: Sendable {
  /// A localization with the bundles that got or lost it, ascending.
  struct Shift: Sendable {
    var localization: String
    var uses: [ComparedSide.BundleUse]
  }

  /// The same list of a reader gives another language.
  struct Pick: Sendable {
    var play: ComparedSide.Play
    var old: Set<String>
    var new: Set<String>
  }

  let lost: [Shift]
  let added: [Shift]
  /// Not those that follow from a localization of the main bundle.
  let picks: [Pick]
  private let lostUses: [String: Set<ComparedSide.BundleUse>]
  private let addedUses: [String: Set<ComparedSide.BundleUse>]
  private let picksByPlay: [ComparedSide.Play: Pick]

  init(_ old: SelectedSide, _ new: SelectedSide, _ selection: ComparisonSelection) {
    let lost = Self.missing(of: old.side, in: new.side, selection)
    let added = Self.missing(of: new.side, in: old.side, selection)
    (lostUses, addedUses) = (lost, added)
    self.lost = Self.shifts(lost, selection)
    self.added = Self.shifts(added, selection)
    var picks: [Pick] = []
    for (play, before) in old.side.picks where selection.includes(play) {
      guard let after = new.side.picks[play], after != before else { continue }
      let main = ComparedSide.BundleUse(product: play.product, bundle: ".")
      let isLost = before.subtracting(after).contains { lost[$0]?.contains(main) == true }
      let isAdded = after.subtracting(before).contains { added[$0]?.contains(main) == true }
      if !isLost && !isAdded { picks.append(Pick(play: play, old: before, new: after)) }
    }
    self.picks = picks.sorted { $0.play.sortText < $1.play.sortText }
    picksByPlay = Dictionary(picks.map { ($0.play, $0) }) { first, _ in first }
  }

  private static func missing(
    of side: ComparedSide, in other: ComparedSide, _ selection: ComparisonSelection
  ) -> [String: Set<ComparedSide.BundleUse>] {
    var missing: [String: Set<ComparedSide.BundleUse>] = [:]
    for (use, offers) in side.offers where selection.includes(product: use.product) {
      guard let others = other.offers[use] else { continue }
      for localization in offers.subtracting(others) where localization != "Base" {
        missing[localization, default: []].insert(use)
      }
    }
    return missing
  }

  private static func shifts(
    _ found: [String: Set<ComparedSide.BundleUse>], _ selection: ComparisonSelection
  ) -> [Shift] {
    found.filter { localization, _ in
      selection.languages.isEmpty
        || selection.languages.contains { $0.first.map { OwnLanguage.serves(localization, $0) } == true }
    }
    .sorted { $0.key < $1.key }.map { localization, uses in
      Shift(localization: localization, uses: uses.sorted { ($0.product, $0.bundle) < ($1.product, $1.bundle) })
    }
  }
}

extension LocalizationShifts {
  /// Whether a bundle of the product, or its main bundle, lost the localization.
  func isLost(_ localization: String, product: String, bundle: String?) -> Bool {
    Self.has(lostUses, localization, product, bundle)
  }

  func isAdded(_ localization: String, product: String, bundle: String?) -> Bool {
    Self.has(addedUses, localization, product, bundle)
  }

  /// Whether any bundle of the product lost a localization that serves the reader's first language.
  func explainsMissing(_ play: ComparedSide.Play) -> Bool { Self.explains(lostUses, play) }

  func explainsNew(_ play: ComparedSide.Play) -> Bool { Self.explains(addedUses, play) }

  func pick(of play: ComparedSide.Play) -> Pick? { picksByPlay[play] }

  private static func has(
    _ uses: [String: Set<ComparedSide.BundleUse>], _ localization: String, _ product: String, _ bundle: String?
  ) -> Bool {
    guard let found = uses[localization] else { return false }
    let bundles = [".", bundle].compactMap(\.self)
    return bundles.contains { found.contains(ComparedSide.BundleUse(product: product, bundle: $0)) }
  }

  private static func explains(_ uses: [String: Set<ComparedSide.BundleUse>], _ play: ComparedSide.Play) -> Bool {
    guard let language = play.languages.first else { return false }
    return uses.contains { localization, found in
      OwnLanguage.serves(localization, language) && found.contains { $0.product == play.product }
    }
  }
}

extension ComparedSide.Play {
  var sortText: String { product + "\u{0}" + languages.joined(separator: ",") }
}
