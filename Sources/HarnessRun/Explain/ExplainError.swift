/// A name on the command line that stands for nothing in the project.
package enum ExplainError: Error, Hashable, CustomStringConvertible {
  case unknownProduct(String, known: [String])
  case unknownOwner(String, known: [String])
  case unknownScenario(String, known: [String])
  case unknownKey(String)
  case ambiguousOwner(String, owners: [String])

  package var description: String {
    switch self {
    case .unknownProduct(let name, let known):
      "unknown product \"\(name)\"; expected one of \(known.joined(separator: ", "))"
    case .unknownOwner(let name, let known):
      "unknown owner \"\(name)\"; expected one of \(known.joined(separator: ", "))"
    case .unknownScenario(let name, let known):
      "unknown scenario \"\(name)\"; expected one of \(known.joined(separator: ", "))"
    case .unknownKey(let key):
      "no owner has the key \"\(key)\"; name the owner with --owner to see what a look-up of a missing key gives"
    case .ambiguousOwner(let key, let owners):
      "several owners have the key \"\(key)\": \(owners.joined(separator: ", ")); choose one with --owner"
    }
  }
}
