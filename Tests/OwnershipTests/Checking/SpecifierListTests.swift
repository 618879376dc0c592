import Ownership
import Testing

@Suite struct SpecifierListTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var specifiers: [String]
    var strays: [String] = []
    var escapes = 0

    var testDescription: String { text }
  }

  static let cases = [
    Case(text: "no sign", specifiers: []),
    Case(
      text: "%@ %1$@ %lld %-5d %+.2f %08lx %'d", specifiers: ["%@", "%1$@", "%lld", "%-5d", "%+.2f", "%08lx", "%'d"]),
    Case(text: "%*d %.*f", specifiers: ["*", "%*d", "*", "%.*f"]),
    Case(text: "%#@files@ %2$#@x_1@ %#x", specifiers: ["%#@files@", "%2$#@x_1@", "%#x"]),
    Case(text: "%arg %1$arg %args", specifiers: ["%arg", "%1$arg", "%a"]),
    Case(text: "%(name)@ %2$(count)lld", specifiers: ["%(name)@", "%2$(count)lld"]),
    Case(text: "100%% of %d%%", specifiers: ["%d"], escapes: 2),
    // A blank is never a flag.
    Case(text: "100% de progreso, 5 % of", specifiers: [], strays: ["% de", "% of"]),
    Case(text: "5\u{A0}%\u{A0}de", specifiers: [], strays: ["%"]),
    // The percent sign of a number with a word behind it.
    Case(text: "50%de, 100%fertig, 50%の", specifiers: [], strays: ["%de,", "%fertig,", "%の"]),
    Case(text: "%n %y", specifiers: [], strays: ["%n", "%y"]),
    Case(text: "ends with %", specifiers: [], strays: ["%"]),
    Case(text: "ends with %1$", specifiers: [], strays: ["%1$"]),
    Case(text: "%999999999999999999999$@", specifiers: [], strays: ["%9999999"]),
  ]

  @Test(arguments: cases) func `a text has these specifiers`(_ case: Case) {
    let list = SpecifierList(`case`.text)
    #expect(list.specifiers.map(\.source) == `case`.specifiers)
    #expect(list.strays.map(\.source) == `case`.strays)
    #expect(list.escapes == `case`.escapes)
  }

  @Test(arguments: ["%1$$lld", "% @", "% 1$@", "%1$ @", "％@", "٪1$@", "％d", "%1 von", "%لـ", "%#@files left"])
  func `what a translator damaged is told from prose`(_ text: String) {
    #expect(SpecifierList(text).strays.map(\.kind) == [.damaged])
  }

  @Test(arguments: ["100 %.", "50% off", "％", "100٪", "20%の", "% 5", "100% (of all)"])
  func `a percent sign of prose is not damaged`(_ text: String) {
    #expect(!SpecifierList(text).strays.contains { $0.kind != .prose })
  }

  @Test func `a reference is no object`() {
    #expect(SpecifierList("%#@n@").specifiers.map(\.kind) == [.reference("n")])
  }

  @Test func `lengths of one size are one type`() {
    #expect(ValueType("ld") == ValueType("lld"))
    #expect(ValueType("d") != ValueType("lld"))
    #expect(ValueType("d")?.valueClass == ValueType("lld")?.valueClass)
    #expect(ValueType("@")?.valueClass == .object)
    #expect(ValueType("lld files") == nil)
    #expect(ValueType("") == nil)
  }

  @Test(arguments: ["%", "%%%", "%1", "%1$", "%#@", "%#@x", "%(", "%(a", "\\(", "]", "\u{EF}", "%.*", "%*1$"])
  func `a text may end anywhere`(_ text: String) {
    #expect(SpecifierList(text).specifiers.allSatisfy { $0.type == nil })
  }
}
