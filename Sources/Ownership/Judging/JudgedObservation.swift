package import Findings
package import HostEvidence
package import InstalledProducts
package import LocaleMatrix
package import OwnershipManifest

/// One observation with everything that a cause is decided from.
package struct JudgedObservation: Sendable {
  package var release: InstalledRelease
  package var device: PlannedDevice
  package var launch: PlayedLaunch
  package var cell: PlayedCell
  package var observation: PlayedObservation
  package var owner: Owner
  package var product: Product
  package var languages: OwnerLanguages
  /// The bundle that was asked, where it lies in an installed product.
  package var asked: InstalledBundle?
  /// How languages were chosen for the asked bundle.
  package var choice: ChoiceRecord?

  package var record: ObservationRecord { observation.record }
  /// The list that the process read.
  package var userLanguages: [String] { cell.record?.languages ?? [] }
  /// The language that a finding about this observation names.
  package var language: String { languages.named(for: userLanguages) }
  /// Whether the user's best language among those the owner must have is its development region.
  package var wantsDevelopmentRegion: Bool {
    languages.required(for: userLanguages) == languages.developmentRegion
  }
  /// Whether the user's first choice is a language that the owner must have, its development region aside.
  package var wantsRequiredTranslation: Bool { !wantsDevelopmentRegion }

  /// Where the message stands in the owner's resources, else where the manifest declares the owner.
  package var place: SourcePlace {
    release.place(owner: owner.name, table: record.table, key: record.key) ?? owner.place
  }

  /// The command that explains this look-up.
  package var reproduce: [String] {
    var command = ["bordercheck", "explain", record.key, "--owner", owner.name, "--product", product.name]
    if record.table != "Localizable" { command += ["--table", record.table] }
    return command + ["--languages", userLanguages.joined(separator: ",")]
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
