/// A pattern of paths: `**` for any folders, `*`, `?`, `[a-z]` and `{a,b}` within one name.
struct PathPattern {
  private let alternatives: [[String]]

  init(_ pattern: String) {
    alternatives = Self.expanded(pattern).map { $0.split(separator: "/").map(String.init) }
  }

  /// Whether the text holds anything that is not taken literally.
  static func isPattern(_ text: String) -> Bool { text.contains { "*?[{".contains($0) } }

  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return alternatives.contains { Self.matches(parts[...], $0[...]) }
  }

  /// The folders before the first name with a pattern: only what is below them can match.
  var base: String {
    guard alternatives.count == 1, let parts = alternatives.first else { return "" }
    return parts.dropLast().prefix { !Self.isPattern($0) }.joined(separator: "/")
  }
}

// MARK: -

extension PathPattern {
  /// No pattern that a person writes has more alternatives than this.
  private static let maximumAlternatives = 200

  /// One pattern for each choice of its `{a,b}`.
  private static func expanded(_ pattern: String) -> [String] {
    var done: [String] = []
    var open = [pattern]
    while let next = open.popLast(), done.count + open.count < maximumAlternatives {
      guard let start = next.firstIndex(of: "{"), let end = next[start...].firstIndex(of: "}") else {
        done.append(next)
        continue
      }
      let choices = next[next.index(after: start)..<end].split(separator: ",", omittingEmptySubsequences: false)
      open += choices.map { next[..<start] + $0 + next[next.index(after: end)...] }.map { String($0) }
    }
    return done
  }

  /// Keeps the place of the last `**`, to come back to when a later name does not match.
  private static func matches(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    var (path, pattern) = (path, pattern)
    var again: (path: ArraySlice<String>, pattern: ArraySlice<String>)?
    while true {
      if pattern.first == "**" {
        pattern = pattern.dropFirst()
        if pattern.isEmpty { return !path.isEmpty }
        again = (path, pattern)
      } else if let name = path.first, let part = pattern.first, matchesName(Array(name), Array(part)) {
        (path, pattern) = (path.dropFirst(), pattern.dropFirst())
      } else if path.isEmpty && pattern.isEmpty {
        return true
      } else if let last = again, !last.path.isEmpty {
        again = (last.path.dropFirst(), last.pattern)
        (path, pattern) = (last.path.dropFirst(), last.pattern)
      } else {
        return false
      }
    }
  }

  private static func matchesName(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (n, p) = (0, 0)
    var again: (n: Int, p: Int)?
    while n < name.count || p < pattern.count {
      if p < pattern.count, pattern[p] == "*" {
        again = (n, p + 1)
        p += 1
      } else if n < name.count, p < pattern.count, let next = step(name[n], pattern, p) {
        (n, p) = (n + 1, next)
      } else if let last = again, last.n < name.count {
        again = (last.n + 1, last.p)
        (n, p) = (last.n + 1, last.p)
      } else {
        return false
      }
    }
    return true
  }

  /// The place after the pattern's part that matches the character; nil where none does.
  private static func step(_ character: Character, _ pattern: [Character], _ place: Int) -> Int? {
    if pattern[place] == "?" { return place + 1 }
    guard pattern[place] == "[", let end = pattern[place...].firstIndex(of: "]"), end > place + 1 else {
      return pattern[place] == character ? place + 1 : nil
    }
    var set = pattern[(place + 1)..<end]
    let isNegated = set.first == "!" || set.first == "^"
    if isNegated { set = set.dropFirst() }
    return contains(set, character) != isNegated ? end + 1 : nil
  }

  private static func contains(_ set: ArraySlice<Character>, _ character: Character) -> Bool {
    var set = set
    while let first = set.popFirst() {
      if set.count >= 2, set.first == "-", let last = set.dropFirst().first {
        if first <= character && character <= last { return true }
        set = set.dropFirst(2)
      } else if first == character {
        return true
      }
    }
    return false
  }
}
