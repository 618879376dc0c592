/// The names of owners, products, releases and scenarios: `A–Z a–z 0–9 . _ -`.
package enum FormatName {
  /// What is wrong with `name` and what to write instead; nil for a good one. Names become parts of paths, so dots alone are none.
  package static func problem(with name: String, of what: String) -> String? {
    let isSpelledWell = name.utf8.allSatisfy { allowed.contains($0) }
    let isOnlyDots = name.utf8.allSatisfy { $0 == UInt8(ascii: ".") }
    if isSpelledWell && !isOnlyDots { return nil }
    return "\"\(name)\" is no name of \(what); expected letters, digits, \".\", \"_\" and \"-\" only"
  }

  private static let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-".utf8)
}
