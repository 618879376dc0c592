/// One argument of a message, as a manifest writes it and a host formats it.
public enum MessageArgument: Sendable, Hashable {
  /// A number written without fraction or exponent.
  case integer(Int)
  /// Any other number.
  case double(Double)
  /// Everything that a `%@` prints.
  case string(String)
}
