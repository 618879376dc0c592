/// A percent sign that begins no specifier, or another sign that was meant to be one.
package struct StrayPercent: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A percent sign of prose: "50% off", "100 %.".
    case prose
    /// A specifier that a translator or tool damaged: `%1$$lld`, `% @`, `％@`, `%1`.
    case damaged
    /// `\(name)`: Swift code written into a translation.
    case interpolation
  }

  package var kind: Kind
  /// What stands there, a few characters.
  package var source: String
}
