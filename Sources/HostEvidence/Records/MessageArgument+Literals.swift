extension MessageArgument: ExpressibleByIntegerLiteral {
  /// A number without fraction.
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension MessageArgument: ExpressibleByFloatLiteral {
  /// A number with a fraction.
  public init(floatLiteral value: Double) { self = .double(value) }
}

extension MessageArgument: ExpressibleByStringLiteral {
  /// What a `%@` prints.
  public init(stringLiteral value: String) { self = .string(value) }
}
