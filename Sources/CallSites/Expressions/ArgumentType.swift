/// What a format specifier stands for, as far as a type's name shows it.
enum ArgumentType {
  /// The specifiers that an interpolated value of the type becomes in a key; empty where the name does not show it.
  static func specifiers(of type: String?) -> [String] {
    guard let type, let specifier = specifiers[type] else { return [] }
    return [specifier]
  }

  /// Whether arithmetic on the type stays in the type.
  static func isNumeric(_ type: String) -> Bool { specifiers[type].map { $0 != "%@" } ?? false }

  private static let specifiers: [String: String] = {
    let types: [(String, [String])] = [
      ("%lld", ["Int", "Int64", "NSInteger"]),
      ("%llu", ["UInt", "UInt64", "NSUInteger"]),
      ("%d", ["Int8", "Int16", "Int32"]),
      ("%u", ["UInt8", "UInt16", "UInt32"]),
      ("%lf", ["Double", "Float64", "CGFloat", "TimeInterval", "CFTimeInterval", "CLLocationDegrees"]),
      ("%f", ["Float", "Float32"]),
      (
        "%@",
        [
          "String", "Substring", "NSString", "AttributedString", "NSAttributedString", "Text", "Image",
          "LocalizedStringResource", "URL", "UUID", "Date", "NSNumber", "NSDate",
        ]
      ),
    ]
    return Dictionary(uniqueKeysWithValues: types.flatMap { specifier, names in names.map { ($0, specifier) } })
  }()
}
