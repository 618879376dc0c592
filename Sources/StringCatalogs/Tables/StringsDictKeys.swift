/// The keys Foundation gives a meaning in a `.stringsdict`.
enum StringsDictKeys {
  static let format = "NSStringLocalizedFormatKey"
  static let device = "NSStringDeviceSpecificRuleType"
  static let width = "NSStringVariableWidthRuleType"
  static let specType = "NSStringFormatSpecTypeKey"
  static let valueType = "NSStringFormatValueTypeKey"
  static let plural = "NSStringPluralRuleType"
}
