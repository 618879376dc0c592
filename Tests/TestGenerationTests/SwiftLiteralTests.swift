import HostEvidence
import Testing

@testable import TestGeneration

@Suite struct SwiftLiteralTests {
  @Test(
    "a literal means its text",
    arguments: [
      ("", #""""#), ("trip.title", #""trip.title""#), (#"a "quoted" \ key"#, #""a \"quoted\" \\ key""#),
      (#"\(fatalError())"#, #""\\(fatalError())""#), ("one\ntwo\r\n\tthree", #""one\ntwo\r\n\tthree""#),
      ("nul\0", #""nul\u{0}""#), ("\u{202E}gnp", #""\u{202E}gnp""#), ("\u{2028}", #""\u{2028}""#),
      ("e\u{301}", #""e\u{301}""#), ("\u{301}", #""\u{301}""#), ("a\u{A0}b", #""a\u{A0}b""#),
      ("👩‍👩‍👧", #""👩\u{200D}👩\u{200D}👧""#), ("הגעה %lld", #""הגעה %lld""#), ("#\"\"\"#", ##""#\"\"\"#""##),
      ("\u{E0001}\u{F8FF}", #""\u{E0001}\u{F8FF}""#),
    ])
  func literal(_ text: String, _ expected: String) {
    #expect(SwiftLiteral.text(text) == expected)
  }

  @Test func `arguments are the literals of their kinds`() {
    #expect(
      SwiftLiteral.arguments([.integer(-5), .double(1.5), .double(2), .string("A\"")]) == #"[-5, 1.5, 2.0, "A\""]"#)
    #expect(
      SwiftLiteral.arguments([.double(.infinity), .double(-.infinity)]) == "[.double(.infinity), .double(-.infinity)]")
    #expect(SwiftLiteral.arguments([.double(1e300)]) == "[1e+300]")
    #expect(SwiftLiteral.arguments([]) == "[]")
  }

  @Test func `names of a manifest become identifiers, each its own`() {
    #expect(
      UniqueNames(["Trip.Kit", "Trip_Kit", "trip-kit", "2Go", "A"]).names == [
        "Trip_Kit", "Trip_Kit_2", "trip_kit_3", "_2Go", "A",
      ])
  }
}
