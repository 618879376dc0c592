package import Findings
package import HostEvidence
package import InstalledProducts
package import LocaleMatrix
package import OwnershipManifest
internal import Synchronization

/// One observation with everything that a cause is decided from.
///
/// A class because rules group, filter and hand on thousands of them.
package final class JudgedObservation: Sendable {
  /// What it shares with the others of its owner in this cell.
  package let site: JudgedSite
  package let observation: PlayedObservation
  private let knownPlurals = Mutex<PluralFacts??>(nil)

  init(_ observation: PlayedObservation, at site: JudgedSite) {
    self.observation = observation
    self.site = site
  }

  package var release: InstalledRelease { site.release }
  package var device: PlannedDevice { site.device }
  package var launch: PlayedLaunch { site.launch }
  package var cell: PlayedCell { site.cell }
  package var owner: Owner { site.owner }
  package var product: Product { site.product }
  package var languages: OwnerLanguages { site.languages }
  /// The bundle that was asked, where it lies in an installed product.
  package var asked: InstalledBundle? { site.asked }
  /// How languages were chosen for the asked bundle.
  package var choice: ChoiceRecord? { site.choice }
  package var record: ObservationRecord { observation.record }
  /// How the plural forms were chosen; nil where no table served. Found when it is first asked for.
  var plurals: PluralFacts? {
    knownPlurals.withLock { known in
      if let known { return known }
      let found = PluralFacts(self)
      known = .some(found)
      return found
    }
  }
  /// The list that the process read.
  package var userLanguages: [String] { site.userLanguages }
  /// The language that a finding about this observation names.
  package var language: String { site.language }
  /// Whether the user's best language among those the owner must have is its development region.
  package var wantsDevelopmentRegion: Bool { site.required == site.languages.developmentRegion }
  /// Whether the user's first choice is a language that the owner must have, its development region aside.
  package var wantsRequiredTranslation: Bool { !wantsDevelopmentRegion }

  /// Where the message stands in the owner's resources, else where the manifest declares the owner.
  package var place: SourcePlace {
    release.place(owner: owner.name, table: record.table, key: record.key) ?? owner.place
  }

  /// The command that plays this observation's device again.
  var replay: [String] {
    Judgement.replay(device, product: product.name, message: "\(owner.name)/\(record.key)")
  }

  /// The command that explains this look-up; where more than a look-up decides, code or what an earlier launch stored, the
  /// one that plays it again.
  package var reproduce: [String] {
    guard cell.record?.host != .process, observation.stored == nil else { return replay }
    var options = ["--owner", owner.name, "--product", product.name]
    if record.table != "Localizable" { options += ["--table", record.table] }
    options += ["--languages", userLanguages.joined(separator: ",")]
    if device.scenario.device != ScenarioDevice() { options += ["--scenario", device.scenario.name] }
    let words = record.key.hasPrefix("-") ? options + ["--", record.key] : [record.key] + options
    return ["bordercheck", "explain"] + words
  }
}

extension JudgedObservation {
  /// A draft about this observation's message.
  func draft(
    _ rule: RuleDescription, severity: Severity? = nil, message: String, remedy: String, place: SourcePlace? = nil
  ) -> Draft {
    var draft = bundleDraft(rule, severity: severity, message: message, remedy: remedy, place: place ?? self.place)
    draft.table = record.table
    draft.key = record.key
    draft.language = language
    return draft
  }

  /// A draft about the whole table that was asked.
  func tableDraft(
    _ rule: RuleDescription, severity: Severity? = nil, message: String, remedy: String, place: SourcePlace? = nil
  ) -> Draft {
    var draft = bundleDraft(rule, severity: severity, message: message, remedy: remedy, place: place)
    draft.table = record.table
    draft.language = language
    return draft
  }

  /// A draft about the owner's bundle in this product, in this language where `language` is given.
  func bundleDraft(
    _ rule: RuleDescription, severity: Severity? = nil, language: String? = nil, message: String, remedy: String,
    place: SourcePlace? = nil
  ) -> Draft {
    var draft = Draft(
      rule, severity: owner.isExternal ? .note : severity, product: product.name, owner: owner.name,
      language: language, message: message, remedy: remedy, cells: [cell.id], place: place ?? owner.place,
      reproduce: reproduce)
    draft.resolvedLocale = record.resolvedLocale
    draft.value = record.value
    return draft
  }
}
