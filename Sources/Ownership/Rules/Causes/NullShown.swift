import Findings
import HostEvidence
import OwnershipManifest

/// `(null)` is presented.
package enum NullShown: CauseRule {
  package static let description = RuleDescription(
    id: "null-shown",
    title: "(null) is presented",
    reason: "A plural entry without a usable form, or a format without its argument, is shown as (null).",
    firing: EntryExamples.null, silent: EntryExamples.present)

  package static func cause(of observation: JudgedObservation) -> Draft? {
    let record = observation.record
    // A look at the bytes spares nearly every text the search.
    guard let value = record.value, value.utf8.contains(UInt8(ascii: "(")), value.contains("(null)"),
      !record.arguments.contains(.string("(null)"))
    else {
      return nil
    }
    return observation.draft(
      description,
      message: "\(observation.product.name) shows \"\(value)\" for \"\(record.key)\" in \(observation.language)"
        + (isWithoutForm(record) ? ": the plural entry has no form for these arguments, and no form other" : ""),
      remedy: "give the plural entry its `other` form, and the format no more arguments than the call passes")
  }

  /// Whether the table has a plural entry of which no form was taken.
  private static func isWithoutForm(_ record: ObservationRecord) -> Bool {
    record.file?.hasSuffix(".stringsdict") ?? false && record.variant == nil && !record.arguments.isEmpty
  }
}
