/// The table that a look-up names.
package enum TableName: Sendable, Hashable {
  /// Nothing is said: `Localizable`.
  case unsaid
  case named(String)
  /// An expression that syntax does not show, as it is written.
  case unknown(String)

  /// The table's name; nil where it is not known.
  package var name: String? {
    switch self {
    case .unsaid: "Localizable"
    case .named(let name): name
    case .unknown: nil
    }
  }
}
