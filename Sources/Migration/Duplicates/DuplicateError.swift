import PositionedJSON

/// What keeps duplicates from being listed at all.
package enum DuplicateError: Error, Hashable, CustomStringConvertible {
  case unknownOwner(String, known: [String])
  case unknownKey(String)
  case unknownPrefix(String)
  case nothingToCompare

  /// Whether an option names what is not there.
  package var isOfCommandLine: Bool { self != .nothingToCompare }

  package var description: String {
    switch self {
    case .unknownOwner(let name, let known):
      "unknown owner \"\(name)\"\(NameSuggestion.hint(for: name, in: known))"
    case .unknownKey(let key): "no table of any owner has a key \"\(key)\"; expected a key, or a glob that fits one"
    case .unknownPrefix(let prefix):
      "no key of any owner begins with \"\(prefix)\"; expected a prefix such as those of \"keyPrefixes\""
    case .nothingToCompare:
      "there is no key to compare; expected an owner in bordercheck.json whose \"resources\" have a table with a key"
    }
  }
}
