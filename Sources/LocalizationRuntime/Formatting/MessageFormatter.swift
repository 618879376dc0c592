package import HostEvidence

/// Turns a table entry and its arguments into the text that a person sees.
///
/// The arguments come typed, so no table, however wrong, makes it read what is not there: it always yields a value, and
/// says in `diagnostics` what does not fit.
///
/// ```swift
/// let formatter = MessageFormatter(locale: .identifier("de_DE"), idiom: "iphone", behavior: DeviceBehavior())
/// formatter.format(.text("%lld Vögel"), arguments: [.integer(1234)])?.text  // "1.234 Vögel"
/// ```
package struct MessageFormatter: Sendable {
  package let locale: FormattingLocale
  package let idiom: String
  /// The plural rules.
  let plurals: LocaleConventions
  /// The locale whose plural rules those are; empty for the root rules.
  let pluralLocale: String
  /// The number formats; nil where numbers are plain.
  let numbers: LocaleConventions?
  private let devices: [String]

  package init(locale: FormattingLocale, idiom: String, behavior: DeviceBehavior = DeviceBehavior()) {
    self.locale = locale
    self.idiom = idiom
    devices = DeviceNames.searched(idiom: idiom, fallback: behavior.deviceFallback)
    switch locale {
    case .identifier(let identifier):
      pluralLocale = identifier
      plurals = LocaleConventions.of(identifier)
      numbers = plurals
    case .none(let main):
      let isRoot = behavior.formattingWithoutLocale == .root
      pluralLocale = isRoot ? "" : main
      plurals = LocaleConventions.of(isRoot ? Self.rulesWithoutLocale : main)
      numbers = nil
    }
  }

  /// The locale that has the rules seen where code passes none: `one` for 1, else `other`. CLDR's root has no `one`.
  private static let rulesWithoutLocale = "en"

  /// The text of an entry; nil where the entry has no variant for this device and no plain text, so that its key counts
  /// as missing.
  ///
  /// - Parameter width: the width that the calling code asks for; nil where it asks for none.
  package func format(
    _ entry: LocalizedEntry, arguments: [MessageArgument], width: Int? = nil
  ) -> FormattedMessage? {
    format(PreparedEntry(entry), arguments: arguments, width: width)
  }

  /// The same for an entry that was prepared before.
  package func format(
    _ entry: PreparedEntry, arguments: [MessageArgument], width: Int? = nil
  ) -> FormattedMessage? {
    guard let chosen = chosen(entry, width: width) else { return nil }
    var rendering = MessageRendering(self, arguments: arguments, variables: chosen.variables)
    rendering.steps = chosen.steps
    rendering.diagnostics = chosen.diagnostics
    rendering.render(chosen.format)
    return rendering.finished()
  }

  /// The text of an entry as it stands, with device and width chosen and nothing formatted: what code shows that looks a
  /// text up and passes no arguments.
  package func unformatted(_ entry: LocalizedEntry, width: Int? = nil) -> FormattedMessage? {
    guard let chosen = chosen(PreparedEntry(entry), width: width) else { return nil }
    let steps = chosen.steps
    return FormattedMessage(
      text: chosen.format.text, variant: steps.isEmpty ? nil : steps.joined(separator: "/"),
      diagnostics: chosen.diagnostics)
  }
}

// MARK: - Device and width

extension MessageFormatter {
  /// The format that one device and width show.
  private struct Chosen {
    var format: ParsedFormat
    var variables: [String: PreparedVariable] = [:]
    var steps: [String] = []
    var diagnostics: [FormatDiagnostic] = []
  }

  private func chosen(_ entry: PreparedEntry, width: Int?) -> Chosen? {
    switch entry.content {
    case .text(let format): Chosen(format: format)
    case .rule(let rule): chosen(rule, width: width)
    }
  }

  private func chosen(_ rule: PreparedEntry.Rule, width: Int?) -> Chosen? {
    if let variants = rule.devices {
      for name in devices {
        guard let variant = variants[name], var chosen = chosen(variant, width: width) else { continue }
        chosen.steps.insert("device." + name, at: 0)
        return chosen
      }
      guard var chosen = plain(rule) else { return nil }
      chosen.diagnostics.append(.deviceFormMissing(device: idiom, forms: variants.keys.sorted()))
      return chosen
    }
    if let widths = rule.widths, width != nil || rule.plain == nil,
      let form = PreparedWidth.choose(widths, requested: width)
    {
      return Chosen(format: form.format, steps: [form.step])
    }
    return rule.format.map { Chosen(format: $0, variables: rule.variables) } ?? plain(rule)
  }

  private func plain(_ rule: PreparedEntry.Rule) -> Chosen? {
    rule.plain.map { Chosen(format: $0) }
  }
}
