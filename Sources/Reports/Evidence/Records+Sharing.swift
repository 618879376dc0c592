internal import Findings
internal import HostEvidence

extension ObservationRecord {
  /// The record with its texts in the memory of those that came before.
  func sharing(_ texts: inout SharedTexts) -> Self {
    var record = self
    record.cell = texts.shared(cell)
    record.owner = texts.shared(owner)
    record.table = texts.shared(table)
    record.key = texts.shared(key)
    record.surface = texts.shared(surface)
    record.asked = texts.shared(asked)
    record.bundle = bundle.map { texts.shared($0) }
    record.file = file.map { texts.shared($0) }
    record.resolvedLocale = resolvedLocale.map { texts.shared($0) }
    record.variant = variant.map { texts.shared($0) }
    record.formattingLocale = formattingLocale.map { texts.shared($0) }
    record.value = value.map { texts.shared($0) }
    return record
  }
}

extension Finding {
  /// The finding with its texts in the memory of those that came before.
  func sharing(_ texts: inout SharedTexts) -> Self {
    var finding = self
    finding.rule = texts.shared(rule)
    finding.product = product.map { texts.shared($0) }
    finding.owner = owner.map { texts.shared($0) }
    finding.table = table.map { texts.shared($0) }
    finding.key = key.map { texts.shared($0) }
    finding.cells = cells.map { texts.shared($0) }
    finding.place?.file = texts.shared(place?.file ?? "")
    return finding
  }
}
