import CallSites
import Testing

@Suite struct KeyTextTests {
  private static let minutes = KeyText.interpolated([
    .text("in "), .argument(specifiers: ["%lld", "%d"], expression: "minutes"), .text(" min"),
  ])

  @Test func `an interpolated key matches each specifier that its argument may stand for`() {
    #expect(Self.minutes.matches("in %lld min"))
    #expect(Self.minutes.matches("in %d min"))
    #expect(!Self.minutes.matches("in %@ min"))
    #expect(Self.minutes.likelyKey == "in %lld min")
  }

  @Test func `an argument of unknown type matches any specifier`() {
    let key = KeyText.interpolated([.argument(specifiers: [], expression: "x"), .text(" left")])
    #expect(key.matches("%lld left") && key.matches("%@ left") && !key.matches("x left"))
  }
}
