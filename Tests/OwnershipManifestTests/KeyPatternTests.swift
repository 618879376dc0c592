import OwnershipManifest
import Testing

@Suite struct KeyPatternTests {
  @Test func `a key matches whole or not at all`() throws {
    let pattern = try KeyPattern(#"[a-z]+(\.[a-z]+)+"#)
    #expect(pattern.mismatches(in: ["a.b", "a.b.c"]) == [])
    #expect(pattern.mismatches(in: ["a.b!", "A.b", "a", ""]) == ["a.b!", "A.b", "a", ""])
  }

  @Test(arguments: ["[a-z", "(", "*a"]) func `what is no expression is refused`(_ text: String) {
    #expect(throws: (any Error).self) { try KeyPattern(text) }
  }
}
