import Testing

@testable import Migration

/// Functions for messages that nobody could ask the new owner for.
@Suite struct AccessorDraftTests {
  private static func lines(_ key: String, comment: String? = nil, taken: Set<String> = []) -> [String]? {
    AccessorDraft(key: key, comment: comment, prefixes: ["trip."], taken: taken)?.lines(table: "Localizable")
  }

  @Test(arguments: [
    ("trip.title", "title(", #""trip.title""#),
    ("trip.arrivesIn %lld", "arrivesIn(_ value: Int, ", #""trip.arrivesIn \(value)""#),
    ("trip.from %@ to %@", "(_ value1: String, _ value2: String, ", #""trip.from \(value1) to \(value2)""#),
    ("trip.full %lld%%", "(_ value: Int, ", #""trip.full \(value)%""#), ("trip.class", "`class`(", #""trip.class""#),
    ("trip.a\"b\\c\nd", "(", #""trip.a\"b\\c\nd""#), ("trip.a\u{202E}b", "(", #""trip.a\u{202E}b""#),
  ])
  func `the name, the arguments and the key as a literal`(_ key: String, _ signature: String, _ literal: String) throws
  {
    let lines = try #require(Self.lines(key))
    #expect(lines.contains { $0.hasPrefix("  public static func ") && $0.contains(signature) }, "\(lines)")
    #expect(lines.contains("    String(localized: \(literal), bundle: .module, locale: locale)"), "\(lines)")
  }

  @Test func `without arguments a percent sign is one, and two are two`() throws {
    let lines = try #require(Self.lines("trip.full 100%%"))
    #expect(lines.contains { $0.contains(#"String(localized: "trip.full 100%%","#) }, "\(lines)")
  }

  @Test func `a comment stays on its line, and hides nothing`() throws {
    let lines = try #require(Self.lines("trip.title", comment: "a\nb\u{202E}c\u{2028}d\r\n\u{0}e"))
    #expect(lines.first == "  /// a b c d   e")
    #expect(lines.count == 4)
  }

  @Test(arguments: ["trip.%1$@ %2$@", "trip.%s", "", "trip.é", "%@"])
  func `no function for arguments in another order, of other types, and for keys without a name`(_ key: String) {
    #expect(Self.lines(key) == nil)
  }

  @Test func `a name that is taken is not given again`() throws {
    let lines = try #require(Self.lines("trip.title", taken: ["title"]))
    #expect(lines.contains { $0.contains("func tripTitle(") }, "\(lines)")
    #expect(Self.lines("trip.title", taken: ["title", "tripTitle"]) == nil)
  }
}
