import Findings
import PositionedJSON

/// What keeps a check from being made at all.
package enum CheckError: Error, Hashable, CustomStringConvertible {
  case unknownRule(String, known: [String])
  case unknownOwner(String, known: [String])
  case unknownProduct(String, known: [String])
  case unknownProfile(String, known: [String])
  case nothingToList

  /// Whether a name was asked for that there is not, rather than a rule that other commands find.
  package var isOfCommandLine: Bool {
    switch self {
    case .unknownRule(let name, _): !RuleNames.all.contains(name)
    case .unknownOwner, .unknownProduct, .unknownProfile: true
    case .nothingToList: false
    }
  }

  package var description: String {
    switch self {
    case .unknownRule(let name, _) where RuleNames.all.contains(name):
      "the rule \"\(name)\" is about what products show; 'bordercheck run' and 'bordercheck inspect' find it"
    case .unknownRule(let name, let known):
      Self.unknown("rule", name, NameSuggestion.hint(for: name, in: known))
        + "; 'bordercheck explain --rule \"*\"' lists all"
    case .unknownOwner(let name, let known): Self.unknown("owner", name, NameSuggestion.hint(for: name, in: known))
    case .unknownProduct(let name, let known): Self.unknown("product", name, NameSuggestion.hint(for: name, in: known))
    case .unknownProfile(let name, let known): Self.unknown("profile", name, NameSuggestion.hint(for: name, in: known))
    case .nothingToList:
      "there is no message to list; expected an owner in bordercheck.json whose \"resources\" have a table with a key"
    }
  }

  private static func unknown(_ kind: String, _ name: String, _ hint: String) -> String {
    "unknown \(kind) \"\(name)\"\(hint)"
  }
}
