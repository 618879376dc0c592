/// What keeps a run from being made at all.
package enum RunError: Error, Hashable, CustomStringConvertible {
  case unknownScenario(String, known: [String])
  case unknownProduct(String, known: [String])
  case unknownProfile(String, known: [String])
  case noMessage(String)

  package var description: String {
    switch self {
    case .unknownScenario(let name, let known): Self.unknown("scenario", name, known)
    case .unknownProduct(let name, let known): Self.unknown("product", name, known)
    case .unknownProfile(let name, let known): Self.unknown("profile", name, known)
    case .noMessage(let glob):
      "no message matches \"\(glob)\"; expected a key, a glob of keys, or owner/key"
    }
  }

  private static func unknown(_ kind: String, _ name: String, _ known: [String]) -> String {
    "unknown \(kind) \"\(name)\"; expected "
      + (known.isEmpty ? "none: there is no \(kind)" : known.joined(separator: ", "))
  }
}
