package import Findings

/// One place in a text where an argument is read.
package struct ArgumentUse: Sendable, Hashable {
  package enum Origin: Sendable, Hashable {
    /// The text itself.
    case text
    /// A substitution, which chooses its form by the argument.
    case rule(String)
    /// A form of a substitution.
    case form(String)
  }

  /// 1-based.
  package var position: Int
  /// Nil where nothing says it.
  package var type: ValueType?
  /// As the text has it, `%1$@`.
  package var source: String
  /// Whether the position is written, in the text or as a substitution's `argNum`.
  package var isNumbered: Bool
  package var origin: Origin
  /// Where the text stands that reads it.
  package var place: SourcePlace
}
