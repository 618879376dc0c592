import ProductInspection
import Testing

@Suite("Errors of an inspection")
struct InspectErrorTests {
  @Test func `an error says what it was given`() {
    #expect("\(InspectError("'a.ipa' is no archive"))" == "'a.ipa' is no archive")
  }
}
