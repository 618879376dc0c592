public import Foundation
public import HostEvidence

/// A number that can stand in a localized string and has a specifier in its key.
public protocol FormatSpecifiable: Equatable, Sendable {
  /// The specifier that stands for the type in a key, such as `%lld`.
  static var formatSpecifier: String { get }
  /// The value as a message is formatted with it.
  var messageArgument: MessageArgument { get }
}

extension FormatSpecifiable where Self: BinaryInteger {
  /// The value as a message is formatted with it; what exceeds a signed 64-bit integer wraps, as in Foundation.
  public var messageArgument: MessageArgument { .integer(Int(truncatingIfNeeded: self)) }
}

extension FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The value as a message is formatted with it.
  public var messageArgument: MessageArgument { .double(Double(self)) }
}

extension Int: FormatSpecifiable {
  /// `%lld`.
  public static var formatSpecifier: String { "%lld" }
}

extension Int64: FormatSpecifiable {
  /// `%lld`.
  public static var formatSpecifier: String { "%lld" }
}

extension UInt: FormatSpecifiable {
  /// `%llu`.
  public static var formatSpecifier: String { "%llu" }
}

extension UInt64: FormatSpecifiable {
  /// `%llu`.
  public static var formatSpecifier: String { "%llu" }
}

extension Int8: FormatSpecifiable {
  /// `%d`.
  public static var formatSpecifier: String { "%d" }
}

extension Int16: FormatSpecifiable {
  /// `%d`.
  public static var formatSpecifier: String { "%d" }
}

extension Int32: FormatSpecifiable {
  /// `%d`.
  public static var formatSpecifier: String { "%d" }
}

extension UInt8: FormatSpecifiable {
  /// `%u`.
  public static var formatSpecifier: String { "%u" }
}

extension UInt16: FormatSpecifiable {
  /// `%u`.
  public static var formatSpecifier: String { "%u" }
}

extension UInt32: FormatSpecifiable {
  /// `%u`.
  public static var formatSpecifier: String { "%u" }
}

extension Double: FormatSpecifiable {
  /// `%lf`.
  public static var formatSpecifier: String { "%lf" }
}

extension Float: FormatSpecifiable {
  /// `%f`.
  public static var formatSpecifier: String { "%f" }
}

extension CGFloat: FormatSpecifiable {
  /// `%lf`.
  public static var formatSpecifier: String { "%lf" }
}
