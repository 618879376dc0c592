package import HostEvidence
package import InstalledProducts
import LocalizationRuntime
package import Ownership
import OwnershipManifest

extension BundleHost {
  /// What one launch shows; texts and keys that the product stores are kept in `stored`.
  package func play(_ planned: [PlannedObservation], stored: inout StoredMessages) -> PlayedCell {
    var bundles = AskedBundles(host: self)
    let kept = stored.messages(of: product.identifier)
    var observations = kept.map { observe($0, bundles: &bundles) }
    let names = Set(kept.map(\.planned.requestedMessage))
    for planned in planned where !names.contains(planned.requestedMessage) {
      let (record, misfits) = shown(planned, bundles: &bundles)
      observations.append(
        PlayedObservation(
          record: record, planned: planned, notSimulated: NotSimulated.reasons(for: record), misfits: misfits))
      stored.keep(planned, shown: record, by: product.identifier)
    }
    return PlayedCell(
      id: cell, product: product.name, record: record, choices: bundles.choices, observations: observations)
  }

  /// What a look-up of this message gives, whatever was stored.
  package func lookUp(_ planned: PlannedObservation) -> ObservationRecord {
    var bundles = AskedBundles(host: self)
    return shown(planned, bundles: &bundles).record
  }

  /// A message that an earlier launch stored.
  private func observe(_ message: StoredMessages.Message, bundles: inout AskedBundles) -> PlayedObservation {
    let (fresh, misfits) = shown(message.planned, bundles: &bundles)
    guard message.form == .text else {
      return PlayedObservation(record: fresh, planned: message.planned, stored: .key, misfits: misfits)
    }
    let record = ObservationRecord(
      cell: cell, owner: fresh.owner, table: fresh.table, key: fresh.key, arguments: fresh.arguments,
      surface: fresh.surface, asked: fresh.asked, outcome: .persisted, value: message.text)
    return PlayedObservation(record: record, planned: message.planned, stored: .text, fresh: fresh)
  }

  /// One look-up as the code makes it, and what does not fit between its text and its arguments.
  private func shown(
    _ planned: PlannedObservation, bundles: inout AskedBundles
  ) -> (record: ObservationRecord, misfits: [String]) {
    guard let asked = bundles.bundle(for: planned) else {
      return (observation(planned, asked: path(asked: planned), outcome: .noBundle), [])
    }
    let shown = asked.lookUp.resolve(planned.request(literals: asked.installed.infoStrings))
    var record = observation(planned, asked: asked.path, outcome: shown.outcome)
    record.bundle = shown.file == nil ? nil : asked.path
    record.file = shown.file
    record.resolvedLocale = shown.resolvedLocale
    record.variant = shown.variant
    record.value = shown.value
    let current = process.formattingLocale(region: region)
    record.formattingLocale = shown.formattingLocale == current ? nil : shown.formattingLocale
    let misfits = FormatMisfits(planned: planned, bundle: asked.installed).reasons(shown.diagnostics)
    return (record, misfits)
  }

  private func observation(
    _ planned: PlannedObservation, asked: String, outcome: Outcome
  ) -> ObservationRecord {
    ObservationRecord(
      cell: cell, owner: planned.owner, table: planned.table, key: planned.key, arguments: planned.arguments,
      surface: planned.surface, asked: asked, outcome: outcome, value: nil)
  }
}

/// The bundles that one launch asks, each made once.
private struct AskedBundles {
  let host: BundleHost
  private var known: [String: BundleHost.AskedBundle?] = [:]

  init(host: BundleHost) {
    self.host = host
  }

  /// The main bundle's choice first, then those of the bundles that were asked, in byte order of their paths.
  var choices: [ChoiceRecord] {
    let asked = known.values.compactMap(\.self).filter { $0.path != "." }
    let others = Dictionary(asked.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }).values
    let sorted = others.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return [mainChoice] + sorted.map { $0.choice(in: host.cell) }
  }

  private var mainChoice: ChoiceRecord {
    ChoiceRecord(
      cell: host.cell, bundle: ".", identifier: host.product.mainBundle?.identifier, offers: host.process.main.offers,
      gate: host.process.main.gate, searchList: host.process.main.searchList)
  }

  mutating func bundle(for planned: PlannedObservation) -> BundleHost.AskedBundle? {
    let path = host.path(asked: planned)
    if let bundle = known[path] { return bundle }
    let bundle = host.asked(planned)
    known[path] = .some(bundle)
    return bundle
  }
}
