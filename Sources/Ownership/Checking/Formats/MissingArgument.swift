/// An argument of the source that no text of a translation reads.
struct MissingArgument {
  var text: FormattedText
  /// Where the source reads it.
  var use: ArgumentUse
  var isShifted: Bool
  /// What stands in the text instead, where something damaged does.
  var stray: StrayPercent?

  var isDamaged: Bool { stray != nil }
  /// Its specifier with a number: `%2$@`.
  var numbered: String {
    use.isNumbered || use.isRule ? use.source : "%\(use.position)$\(use.source.dropFirst())"
  }
}
