/// The key, or the default text, as far as the code shows it.
package enum KeyText: Sendable, Hashable {
  /// Exactly this text.
  case literal(String)
  /// A literal with interpolations: the key has a specifier for each.
  case interpolated([KeySegment])
  /// Anything else; the expression as it is written, in one line.
  case dynamic(String)

  /// A piece of an interpolated literal.
  package enum KeySegment: Sendable, Hashable {
    /// Text, with `%` written as `%%` the way the key has it.
    case text(String)
    /// The specifiers that the argument may stand for, most likely first (`%lld`); empty where the syntax does not show
    /// the type. Second the expression as it is written.
    case argument(specifiers: [String], expression: String)
  }
}

extension KeyText {
  /// Whether the catalog's key `key` may be what this code asks for.
  package func matches(_ key: String) -> Bool {
    switch self {
    case .literal(let text): text == key
    case .interpolated(let segments): Self.matches(segments[...], key.utf8[...])
    case .dynamic: false
    }
  }

  /// The key that the compiler most likely makes: unknown types stand as `%@`; nil for a dynamic key.
  package var likelyKey: String? {
    switch self {
    case .literal(let text): text
    case .interpolated(let segments):
      segments.map { segment in
        switch segment {
        case .text(let text): text
        case .argument(let specifiers, _): specifiers.first ?? "%@"
        }
      }.joined()
    case .dynamic: nil
    }
  }

  private static func matches(_ segments: ArraySlice<KeySegment>, _ key: Substring.UTF8View) -> Bool {
    guard let first = segments.first else { return key.isEmpty }
    switch first {
    case .text(let text):
      return key.starts(with: text.utf8) && matches(segments.dropFirst(), key.dropFirst(text.utf8.count))
    case .argument(let specifiers, _):
      let candidates = specifiers.isEmpty ? ["%@", "%lld", "%llu", "%lf", "%d", "%u", "%f", "%arg"] : specifiers
      return candidates.contains { specifier in
        key.starts(with: specifier.utf8) && matches(segments.dropFirst(), key.dropFirst(specifier.utf8.count))
      }
    }
  }
}
