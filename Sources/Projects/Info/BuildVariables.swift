/// The build settings that texts of a project name as `$(NAME)` or `${NAME}`.
///
/// A value may name further settings; a name may hold one (`$(PREFIX_$(PLATFORM))`); operators follow a colon
/// (`$(PRODUCT_NAME:rfc1034identifier)`, `$(NAME:default=Trips)`).
package struct BuildVariables: Sendable {
  package let values: [String: String]
  /// Settings name each other in rings only by mistake, and never this deep.
  private static let maximumDepth = 32
  /// Settings that name two others each, level by level, would take forever otherwise.
  private static let maximumReferences = 10_000
  /// What is longer between two brackets is no reference; a text of brackets alone would take forever otherwise.
  private static let maximumLength = 500

  package init(_ values: [String: String]) {
    self.values = values
  }

  /// The text with its variables filled in; nil where one is not known, and then the names of those.
  package func expanded(_ text: String) -> (text: String?, unknown: [String]) {
    var found = Found()
    let result = expand(Substring(text), depth: 0, &found)
    return found.unknown.isEmpty ? (result, []) : (nil, found.unknown)
  }
}

// MARK: -

extension BuildVariables {
  /// What one text's variables led to.
  private struct Found {
    var unknown: [String] = []
    var references = 0
  }

  private func expand(_ text: Substring, depth: Int, _ found: inout Found) -> String {
    var result = ""
    var rest = text
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let after = rest.index(after: dollar)
      guard let reference = Self.reference(in: rest[after...]) else {
        result.append("$")
        rest = rest[after...]
        continue
      }
      result += value(of: reference.inner, depth: depth + 1, &found)
      rest = reference.rest
    }
    return result + rest
  }

  private func value(of reference: Substring, depth: Int, _ found: inout Found) -> String {
    found.references += 1
    guard depth < Self.maximumDepth, found.references <= Self.maximumReferences else {
      found.unknown.append(String(reference))
      return ""
    }
    let parts = expand(reference, depth: depth, &found).split(separator: ":", omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    let fallback = parts.lazy.compactMap { $0.hasPrefix("default=") ? String($0.dropFirst(8)) : nil }.first
    guard let value = values[name] ?? fallback else {
      found.unknown.append(name)
      return ""
    }
    let expanded = expand(value[...], depth: depth, &found)
    let filled = expanded.isEmpty ? fallback ?? "" : expanded
    return parts.dropFirst().reduce(filled) { Self.apply($1, to: $0) }
  }

  /// What stands between the brackets at the text's start, brackets inside of it in pairs, and what follows.
  private static func reference(in text: Substring) -> (inner: Substring, rest: Substring)? {
    guard let open = text.first, open == "(" || open == "{" else { return nil }
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.prefix(maximumLength).indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return (text[text.index(after: text.startIndex)..<index], text[text.index(after: index)...]) }
    }
    return nil
  }

  private static func apply(_ operation: Substring, to text: String) -> String {
    switch operation {
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "rfc1034identifier": identifier(text, keeping: "-.", replacement: "-")
    case "c99extidentifier", "identifier": identifier(text, keeping: "_", replacement: "_")
    default: text
    }
  }

  private static func identifier(_ text: String, keeping kept: String, replacement: Character) -> String {
    String(text.map { $0.isLetter || $0.isNumber || kept.contains($0) ? $0 : replacement })
  }
}
