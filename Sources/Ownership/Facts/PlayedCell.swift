package import HostEvidence
package import InstalledProducts
package import OwnershipManifest

/// One product in one launch step: what was observed, or why nothing could be.
package struct PlayedCell: Sendable {
  package var id: String
  package var product: String
  /// Nil where the host failed before it said anything usable.
  package var record: CellRecord?
  package var choices: [ChoiceRecord]
  package var observations: [PlayedObservation]
  /// What a process host could not say in observations.
  package var remarks: [HostRemark]
  package var failure: HostFailure?
  /// The list in the product's own preferences before the launch and after it.
  package var ownLanguagesBefore: [String]?
  package var ownLanguagesAfter: [String]?

  package init(
    id: String, product: String, record: CellRecord?, choices: [ChoiceRecord] = [],
    observations: [PlayedObservation] = [], remarks: [HostRemark] = [], failure: HostFailure? = nil,
    ownLanguagesBefore: [String]? = nil, ownLanguagesAfter: [String]? = nil
  ) {
    self.id = id
    self.product = product
    self.record = record
    self.choices = choices
    self.observations = observations
    self.remarks = remarks
    self.failure = failure
    self.ownLanguagesBefore = ownLanguagesBefore
    self.ownLanguagesAfter = ownLanguagesAfter
  }
}

/// One observation beside what was planned for it.
package struct PlayedObservation: Sendable {
  package var record: ObservationRecord
  package var planned: PlannedObservation
  /// What an earlier launch had stored and this one shows; nil where the message is looked up as ever.
  package var stored: Presentation.Persistence?
  /// A fresh look-up of a message whose text an earlier launch had stored.
  package var fresh: ObservationRecord?
  /// What a clean install of the same release shows under the same lists, where an upgrade came before.
  package var clean: ObservationRecord?
  /// What this run could not do as a device would, as sentences.
  package var notSimulated: [String]
  /// What does not fit between the text that was found and its arguments, as sentences: a device shows something else.
  package var misfits: [String]

  package init(
    record: ObservationRecord, planned: PlannedObservation, stored: Presentation.Persistence? = nil,
    fresh: ObservationRecord? = nil, clean: ObservationRecord? = nil, notSimulated: [String] = [],
    misfits: [String] = []
  ) {
    self.record = record
    self.planned = planned
    self.stored = stored
    self.fresh = fresh
    self.clean = clean
    self.notSimulated = notSimulated
    self.misfits = misfits
  }
}
