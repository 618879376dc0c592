internal import StringCatalogs

/// A table entry, ready to be formatted any number of times: its texts are parsed and its variables resolved.
///
/// Whoever formats one entry often keeps this value; making one costs some microseconds.
package struct PreparedEntry: Sendable {
  /// The parts of one rule.
  final class Rule: Sendable {
    let format: ParsedFormat?
    let variables: [String: PreparedVariable]
    let devices: [String: PreparedEntry]?
    /// Ascending by width.
    let widths: [PreparedWidth]?
    let plain: ParsedFormat?

    init(_ entry: StringsDictEntry, plain: String?) {
      format = entry.formatKey.map(ParsedFormats.parsed)
      variables = Dictionary(
        uniqueKeysWithValues: entry.variables.map { ($0.key, PreparedVariable(name: $0.key, rule: $0.value)) })
      devices = entry.deviceRule?.mapValues(PreparedEntry.init(variant:))
      widths = entry.widthRule?.map(PreparedWidth.init).sorted { $0.width < $1.width }
      self.plain = plain.map(ParsedFormats.parsed)
    }
  }

  enum Content: Sendable {
    case text(ParsedFormat)
    case rule(Rule)
  }

  let content: Content

  package init(_ entry: LocalizedEntry) {
    switch entry {
    case .text(let text): content = .text(ParsedFormats.parsed(text))
    case .rule(let rule, let plain):
      if let text = rule.plainText {
        content = .text(ParsedFormats.parsed(text))
      } else {
        content = .rule(Rule(rule, plain: plain))
      }
    }
  }

  private init(variant: StringsDictVariant) {
    switch variant {
    case .text(let text): content = .text(ParsedFormats.parsed(text))
    case .entry(let entry): content = .rule(Rule(entry, plain: nil))
    }
  }
}
