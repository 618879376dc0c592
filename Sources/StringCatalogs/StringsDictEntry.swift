/// One entry of a `.stringsdict`, as Foundation reads it at run time.
///
/// Source: Apple's "Stringsdict File Format" and the recorded behaviour of real Foundation.
package struct StringsDictEntry: Sendable, Hashable {
  /// `NSStringLocalizedFormatKey`.
  package var formatKey: String?
  /// The variables that a format names with `%#@name@`.
  package var variables: [String: PluralRule] = [:]
  /// `NSStringDeviceSpecificRuleType`: device name → variant.
  package var deviceRule: [String: StringsDictVariant]?
  /// `NSStringVariableWidthRuleType`: width → variant, ascending by width.
  package var widthRule: [WidthForm]?
  /// The text of an entry that is no dictionary but a bare string, as the compiler writes it for a text whose
  /// substitutions are defined but not used; everything else is then empty.
  package var plainText: String?

  package init(
    formatKey: String? = nil, variables: [String: PluralRule] = [:], deviceRule: [String: StringsDictVariant]? = nil,
    widthRule: [WidthForm]? = nil, plainText: String? = nil
  ) {
    self.formatKey = formatKey
    self.variables = variables
    self.deviceRule = deviceRule
    self.widthRule = widthRule
    self.plainText = plainText
  }

  /// `NSStringPluralRuleType`: one variable's forms.
  package struct PluralRule: Sendable, Hashable {
    /// `NSStringFormatSpecTypeKey`; `NSStringPluralRuleType` in every real file.
    package var specType: String?
    /// `NSStringFormatValueTypeKey`, such as `lld`.
    package var valueType: String?
    /// Plural category → text.
    package var forms: [String: String]

    package init(specType: String? = "NSStringPluralRuleType", valueType: String?, forms: [String: String]) {
      self.specType = specType
      self.valueType = valueType
      self.forms = forms
    }
  }

  /// One text of a width rule.
  package struct WidthForm: Sendable, Hashable {
    package var width: Int
    package var text: String

    package init(width: Int, text: String) {
      self.width = width
      self.text = text
    }
  }
}

/// What a device rule holds for one device.
package indirect enum StringsDictVariant: Sendable, Hashable {
  case text(String)
  case entry(StringsDictEntry)
}
