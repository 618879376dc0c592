import Foundation

/// Patterns with `*` and `?` as build settings use them.
enum FileNamePattern {
  static func matches(_ pattern: String, _ text: String) -> Bool { fnmatch(pattern, text, 0) == 0 }
}
