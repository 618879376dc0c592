/// What does not fit between a format and its arguments, or inside a format.
///
/// Positions are 1-based argument numbers. A specifier is quoted as the text has it.
package enum FormatDiagnostic: Sendable, Hashable {
  /// Fewer arguments than the text wants.
  case argumentMissing(position: Int, specifier: String)
  /// More arguments than the text uses: this one is not shown, and chooses no form.
  case argumentUnused(position: Int)
  /// The argument is of another kind than the specifier wants.
  case argumentMismatched(position: Int, specifier: String)
  /// A number stands where the specifier wants an object: right only where the code passes an `NSNumber`.
  case numberAsObject(position: Int, specifier: String)
  /// The integer does not fit the width of the specifier and is cut, as the C function does.
  case integerTruncated(position: Int, specifier: String)
  /// One text numbers some of its specifiers and not others.
  case positionsMixed(text: String)
  /// A plural variable has no form for the category of its argument.
  case pluralFormMissing(PluralSelection)
  /// A plural variable shows `(null)`.
  case nullShown(variable: String, NullReason)
  /// A variable that the entry does not define is shown as it is written.
  case placeholderShown(variable: String)
  /// Letters after `%` that are no specifier: shown without the percent sign.
  case specifierUnknown(String)
  /// The text ends within a specifier: nothing is shown for it.
  case specifierIncomplete(String)
  /// The width or precision is over what is shown here; a device shows more.
  case widthCut(specifier: String, most: Int)
  /// A number in a specifier is too large: the whole text is lost.
  case numberOverflow(text: String)
  /// A variable refers to itself, or nesting is deeper than the formatter goes.
  case nestedTooDeep(variable: String)
  /// A device rule names other devices, and the entry's plain text is shown.
  case deviceFormMissing(device: String, forms: [String])

  /// Why a variable shows `(null)`.
  package enum NullReason: Sendable, Hashable {
    case argumentMissing
    case argumentNotNumeric
    case formMissing
    /// The rule has no `NSStringFormatValueTypeKey`.
    case valueTypeMissing
    /// The rule's `NSStringFormatValueTypeKey` is no specifier.
    case valueTypeInvalid(String)
    /// The rule's `NSStringFormatSpecTypeKey` is not `NSStringPluralRuleType`.
    case ruleUnknown(String?)
    case nestedTooDeep
  }
}
