import HostEvidence
import InstalledProducts
import LocalizationRuntime
import StringCatalogs

/// What does not fit between a text that a bundle host found and the arguments of its message.
struct FormatMisfits {
  let planned: PlannedObservation
  let bundle: InstalledBundle

  /// One sentence for each; a number under `%@` is one where the key or the development text wants a number there, as the
  /// code then passes one.
  func reasons(_ diagnostics: [FormatDiagnostic]) -> [String] {
    diagnostics.filter { diagnostic in
      guard case .numberAsObject(let position, _) = diagnostic else { return diagnostic.isMisfit }
      return isNumber(position)
    }.map(\.message)
  }

  /// - Parameter position: 1-based.
  private func isNumber(_ position: Int) -> Bool {
    let texts: [LocalizedEntry?] = [.text(planned.key), planned.defaultValue.map { .text($0) }, source]
    let kinds = texts.lazy.compactMap(\.self).map { ArgumentSignature(of: $0).kinds }.first { !$0.isEmpty } ?? []
    return kinds.indices.contains(position - 1) && kinds[position - 1] != .object
  }

  /// The entry that is translated from.
  private var source: LocalizedEntry? {
    guard let region = bundle.description.developmentRegion else { return nil }
    var plain: String?
    if case .entries(let entries) = bundle.tables.strings(planned.table, localization: region) {
      plain = entries[planned.key]
    }
    if case .entries(let entries) = bundle.tables.stringsDict(planned.table, localization: region),
      let rule = entries[planned.key]
    {
      return .rule(rule, plain: plain)
    }
    return plain.map { .text($0) }
  }
}
