import Foundation
import HostEvidence
import LocalizationRuntime
import Testing

@Suite("The grammar of format strings")
struct FormatGrammarTests {
  private let formatter = MessageFormatter(locale: .identifier("en_US"), idiom: "mac")

  private func message(_ text: String, _ arguments: [MessageArgument] = []) -> FormattedMessage? {
    formatter.format(.text(text), arguments: arguments)
  }

  @Test(
    "texts come out as printf and NSString have it",
    arguments: [
      ("100%%", [], "100%"), ("%%n", [], "%n"), ("a%", [], "a"), ("a%5", [], "a"), ("a%#@open", [], "a"),
      ("%1$@ %1$@", [.string("a")], "a a"), ("%2$@%1$@", [.string("a"), .string("b")], "ba"),
      ("%04d", [.integer(42)], "0,042"), ("%-4d|", [.integer(42)], "42  |"), ("%+d", [.integer(42)], "+42"),
      ("%*d", [.integer(4), .integer(42)], "  42"), ("%-*d|", [.integer(4), .integer(42)], "42  |"),
      ("%*d|", [.integer(-4), .integer(42)], "42  |"), ("%.*f", [.integer(1), .double(2.25)], "2.2"),
      ("%2$*1$d", [.integer(4), .integer(42)], "  42"),
      ("%x %X %o", [.integer(255), .integer(255), .integer(8)], "ff FF 10"),
      ("%#x", [.integer(255)], "0xff"), ("%c%C", [.integer(65), .integer(8364)], "A€"), ("%d", [.integer(-1)], "-1"),
      ("%(name)@ has %(count)lld", [.string("Ada"), .integer(1000)], "Ada has 1,000"),
      ("%1$(name)@", [.string("Ada")], "Ada"), ("%lf", [.double(123.45)], "123.450000"),
      ("%hhd", [.integer(300)], "44"),
      ("%.2f%%", [.double(12.345)], "12.34%"), ("%q d", [.integer(3)], "3"), ("%5@|", [.string("a")], "a|"),
    ] as [(String, [MessageArgument], String)])
  func texts(text: String, arguments: [MessageArgument], expected: String) {
    #expect(message(text, arguments)?.text == expected)
  }

  @Test("letters after a percent sign that are no specifier lose only the percent sign")
  func unknownSpecifier() {
    #expect(message("50% y")?.text == "50 y")
    #expect(message("50%y")?.diagnostics == [.specifierUnknown("%y")])
    #expect(message("50%é")?.text == "50é")
  }

  @Test("too few arguments give a value and say which is missing")
  func tooFew() {
    let shown = message("%@ and %lld", [.string("a")])
    #expect(shown?.text == "a and 0")
    #expect(shown?.diagnostics == [.argumentMissing(position: 2, specifier: "%lld")])
    #expect(message("%3$@", [.string("a")])?.text == "(null)")
  }

  @Test("too many arguments say which are not shown")
  func tooMany() {
    #expect(message("x", [.integer(1), .integer(2)])?.diagnostics.count == 2)
    #expect(message("%2$@", [.integer(1), .string("b")])?.diagnostics == [.argumentUnused(position: 1)])
  }

  @Test("an argument of another kind is shown as well as it can be, and told")
  func wrongKind() {
    let cases: [(String, MessageArgument, String)] = [
      ("%d", .string("five"), "five"), ("%f", .string("five"), "five"), ("%lld", .double(2.9), "2"),
      ("%.1f", .integer(3), "3.0"), ("%s", .string("abc"), "abc"), ("%p", .string("abc"), "abc"),
      ("%c", .string("ab"), "ab"),
      ("%d", .double(.nan), "0"),
    ]
    for (text, argument, expected) in cases {
      let shown = message(text, [argument])
      #expect(shown?.text == expected, "\(text)")
      #expect(shown?.diagnostics == [.argumentMismatched(position: 1, specifier: text)], "\(text)")
    }
  }

  @Test("a number under %@ is told apart: only the code knows whether it is an object")
  func numberAsObject() {
    let shown = message("%@", [.integer(7)])
    #expect(shown?.text == "7")
    #expect(shown?.diagnostics == [.numberAsObject(position: 1, specifier: "%@")])
    #expect(shown?.diagnostics.contains(where: \.isMisfit) == false)
  }

  @Test("a width over what is shown is told", arguments: ["%5000d", "%.5000d", "%1$*2$d"])
  func tooWide(text: String) {
    let shown = message(text, [.integer(1), .integer(5_000)])
    #expect(shown?.diagnostics.contains(.widthCut(specifier: text, most: 4_096)) == true)
    #expect(message("%4096d", [.integer(1)])?.diagnostics == [])
  }

  @Test("an integer that the specifier cannot hold is cut as C does, and told")
  func truncated() {
    let shown = message("%d", [.integer(5_000_000_000)])
    #expect(shown?.text == "705,032,704")
    #expect(shown?.diagnostics == [.integerTruncated(position: 1, specifier: "%d")])
    #expect(message("%lld", [.integer(5_000_000_000)])?.diagnostics == [])
    #expect(message("%x", [.integer(4_294_967_295)])?.diagnostics == [])
  }

  @Test("numbered and plain specifiers in one text are told, and both count from the first argument")
  func mixed() {
    let shown = message("%2$@ %@", [.string("a"), .string("b")])
    #expect(shown?.text == "b a")
    #expect(shown?.diagnostics == [.positionsMixed(text: "%2$@ %@")])
  }

  @Test(
    "a number beyond what Foundation takes loses the whole text, and is told",
    arguments: ["a %128$@", "a %99999999999d"])
  func overflow(text: String) {
    #expect(message(text, [.integer(1)])?.text == "")
    #expect(message(text)?.diagnostics.contains(.numberOverflow(text: text)) == true)
  }

  #if os(Linux)
    @Test("whole formats with positions and widths come out as CoreFoundation has them")
    func wholeFormats() {
      var random = SeededGenerator(seed: 7)
      let values: [MessageArgument] = [
        .integer(1234), .string("Rowan"), .double(9876.54321), .integer(-5), .string("Ari"),
      ]
      let arguments: [any CVarArg] = [1234, "Rowan" as NSString, 9876.54321, -5, "Ari" as NSString]
      let perPosition = [
        ["lld", "8lld", "-8lld", "+lld", "llx", "n"], ["@", "@"], ["f", ".2f", "12.3f", "e", "g"], ["lld", "llu"],
        ["@"],
      ]
      for _ in 0..<2_000 {
        var text = ""
        for _ in 0..<Int.random(in: 0..<7, using: &random) {
          let position = Int.random(in: 0..<5, using: &random)
          text += ["", "a ", "%%", "é", "🧭 "].randomElement(using: &random) ?? ""
          text += "%\(position + 1)$" + (perPosition[position].randomElement(using: &random) ?? "@")
        }
        text += "%5$@%4$lld%3$f%2$@%1$lld"
        let theirs = String(format: text, locale: Locale(identifier: "de_DE"), arguments: arguments)
        let german = MessageFormatter(locale: .identifier("de_DE"), idiom: "mac")
        #expect(german.format(.text(text), arguments: values)?.text == theirs)
      }
    }
  #endif
}
