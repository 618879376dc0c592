/// One specifier of a format: `%[n$][flags][width][.precision][length]conversion`.
struct FormatSpecifier: Sendable, Hashable {
  /// Where a width or a precision comes from.
  enum Operand: Sendable, Hashable {
    case none
    case fixed(Int)
    /// `*`: the next argument.
    case next
    /// `*n$`: 0-based.
    case position(Int)
  }

  enum Conversion: Sendable, Hashable {
    case object
    /// `%d`, `%i`, `%u` are localized, `%x`, `%o` are not; `letter` is the lower-case one.
    case integer(letter: UInt8, isUppercase: Bool)
    /// `%f`, `%e`, `%g` are localized, `%a` is not.
    case double(letter: UInt8, isUppercase: Bool)
    /// `%c`, and `%C` with a UTF-16 code unit.
    case character(isWide: Bool)
    /// `%s`, `%S`, `%P`.
    case text
    case pointer
    /// `%n`: uses an argument up and prints nothing.
    case hidden
  }

  var flags: FormatFlags = []
  var width: Operand = .none
  var precision: Operand = .none
  /// 0-based argument number; nil for the next argument.
  var position: Int?
  /// Size of an integer: 1, 2, 4 or 8 bytes.
  var size: Int = 4
  var conversion: Conversion = .object
  /// The specifier as the text has it.
  var source: String = ""
}
