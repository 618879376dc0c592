internal import StringCatalogs

/// One text of a width rule, parsed.
struct PreparedWidth: Sendable {
  let width: Int
  let format: ParsedFormat
  /// Its step in a variant path: `width.20`.
  let step: String

  init(_ form: StringsDictEntry.WidthForm) {
    width = form.width
    format = ParsedFormats.parsed(form.text)
    step = "width.\(form.width)"
  }

  /// The widest text that fits, else the narrowest; without a requested width the widest of all.
  static func choose(_ widths: [PreparedWidth], requested: Int?) -> PreparedWidth? {
    guard let requested else { return widths.last }
    return widths.last { $0.width <= requested } ?? widths.first
  }
}
