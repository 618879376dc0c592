package import Findings

/// Why nothing is planned or changed; every reason at once.
package enum MigrationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Something of the request names nothing.
  case request(String)
  /// Keys that must stay where they are.
  case refused([RefusedKey])
  /// Parts that nobody has decided yet, as `key, part`.
  case open([String])
  /// The plan does not fit the project as it is.
  case unfit([String])

  package var description: String {
    switch self {
    case .request(let problem): problem
    case .refused(let keys): Self.lines(keys.map(\.description))
    case .open(let parts):
      "\(parts.count) place\(parts.count == 1 ? "" : "s") of the plan \(parts.count == 1 ? "is" : "are") not decided: "
        + parts.prefix(20).joined(separator: "; ") + (parts.count > 20 ? "; …" : "")
        + "; write into \"use\" the owner whose version stands, or \"keep-separate\" into \"do\" of the message"
    case .unfit(let reasons): Self.lines(reasons)
    }
  }

  private static func lines(_ reasons: [String]) -> String {
    let rest = reasons.count - 50
    return (reasons.prefix(50) + (rest > 0 ? ["… and \(rest) more"] : [])).joined(separator: "\n")
  }
}

/// A key that is not moved, and why.
package struct RefusedKey: Sendable, Hashable, CustomStringConvertible {
  package var key: String
  package var owner: String
  package var place: SourcePlace
  /// Lower case: why, and what to do.
  package var reason: String

  package var description: String {
    let line = place.line.map { ":\($0)" } ?? ""
    return "\(place.file)\(line): \"\(key)\" of \(owner): \(reason)"
  }
}
