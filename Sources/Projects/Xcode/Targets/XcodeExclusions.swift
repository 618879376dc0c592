/// Files that build settings keep out of a target: `EXCLUDED_SOURCE_FILE_NAMES`, but for
/// `INCLUDED_SOURCE_FILE_NAMES`.
struct XcodeExclusions {
  private static let excluded = "EXCLUDED_SOURCE_FILE_NAMES"

  private let always: [String]
  /// Those under a condition of platform.
  private let sometimes: [String]
  private let included: [String]

  init(_ settings: BuildSettings) {
    always = Self.patterns(settings.text(Self.excluded) ?? "")
    sometimes = (settings.conditional[Self.excluded] ?? [:]).sorted { $0.key < $1.key }.flatMap {
      Self.patterns($0.value)
    }
    included = Self.patterns(settings.text("INCLUDED_SOURCE_FILE_NAMES") ?? "")
  }

  var isEmpty: Bool { always.isEmpty && sometimes.isEmpty }

  func exclude(_ path: String) -> Bool { Self.matches(always, path) && !Self.matches(included, path) }

  func mayExclude(_ path: String) -> Bool { Self.matches(sometimes, path) }

  // MARK: -

  /// The patterns of a list, quotes around one with blanks removed.
  private static func patterns(_ text: String) -> [String] {
    var isQuoted = false
    let parts = text.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == "\"" || (character.isWhitespace && !isQuoted)
    }
    return parts.map(String.init)
  }

  /// A pattern means a file's name, or the end of its path.
  private static func matches(_ patterns: [String], _ path: String) -> Bool {
    patterns.contains { pattern in
      FileNamePattern.matches(pattern, XcodePath.name(of: path)) || FileNamePattern.matches("*/\(pattern)", "/\(path)")
    }
  }
}
