package import HostEvidence

/// How much a message asks of the formatter.
package enum MessageShape: String, Sendable, Hashable, CaseIterable {
  case simple
  case parameterized
  case pluralized

  /// The shape of what was observed: a plural variant, arguments, or neither.
  package init(of record: ObservationRecord) {
    if record.variant?.split(separator: "/").contains(where: { PluralForm.isForm($0) }) ?? false {
      self = .pluralized
    } else {
      self = record.arguments.isEmpty ? .simple : .parameterized
    }
  }

  private enum PluralForm {
    static let names: Set<Substring> = ["zero", "one", "two", "few", "many", "other"]

    /// Whether a variant's part is `NAME.CATEGORY` of a plural variable; `device.other` is none.
    static func isForm(_ part: Substring) -> Bool {
      guard let dot = part.lastIndex(of: "."), !part.hasPrefix("device.") else { return false }
      return names.contains(part[part.index(after: dot)...])
    }
  }
}
