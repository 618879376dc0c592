/// A format string, taken apart once.
///
/// The grammar and its oddities are those of `__CFStringAppendFormatCore` in CoreFoundation.
struct ParsedFormat: Sendable {
  enum Segment: Sendable {
    /// Shown as it is; `%%` is already `%`.
    case literal(String)
    case specifier(FormatSpecifier)
    /// `%#@name@`; `position` is 0-based, nil for the next argument.
    case variable(name: String, position: Int?, source: String)
    /// Text after `%` that is no specifier.
    case unknown(String)
    /// The text ended within a specifier.
    case incomplete(String)
  }

  /// The text that was parsed.
  var text: String
  var segments: [Segment]
  /// Whether some of its specifiers are numbered and others not.
  var mixesPositions: Bool
  /// Whether a number in it is too large, so that Foundation gives the whole text up.
  var overflows: Bool
  /// The index of the last segment with right-to-left letters; -1 where none has any.
  var lastRightToLeftSegment: Int
}
