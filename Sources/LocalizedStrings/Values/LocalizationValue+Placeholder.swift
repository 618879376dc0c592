internal import HostEvidence

extension String.LocalizationValue {
  /// The kind of a value that the options of a look-up bring.
  public enum Placeholder: String, Sendable, Hashable, CaseIterable, Codable {
    /// A signed integer.
    case int
    /// An unsigned integer.
    case uint
    /// A number of single precision.
    case float
    /// A number of double precision.
    case double
    /// Anything that prints itself.
    case object

    var formatSpecifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }

    /// What stands for a value that no option brought: the specifier itself.
    var standIn: MessageArgument { .string(formatSpecifier) }
  }
}
