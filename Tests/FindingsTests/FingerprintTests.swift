import Findings
import Testing

@Suite struct FingerprintTests {
  /// Published test vectors of FNV-1a with 64 bits.
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func givesThePublishedVectors(text: String, digits: String) {
    #expect(Fingerprint(of: text).hexadecimal == digits)
  }
}
