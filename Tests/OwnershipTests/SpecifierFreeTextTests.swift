import Testing

@testable import Ownership

@Suite struct SpecifierFreeTextTests {
  @Test(arguments: [
    ("in %lld minutes", ["in ", " minutes"]), ("%@", []), ("%2$@ of %1$lld", [" of "]), ("%#@trips@ left", [" left"]),
    ("%*d x", [" x"]), ("%(name)@!", ["!"]), ("%arg days", [" days"]), ("100% free", ["100% free"]), ("", []),
    ("100 %% of %d", ["100 %% of "]), ("plain", ["plain"]), ("%.2f%%", ["%%"]),
  ])
  func `what stands between specifiers is left; a blank is no flag`(text: String, pieces: [String]) {
    #expect(SpecifierFreeText(text).pieces.map(String.init) == pieces)
  }

  @Test func `a key of nothing but specifiers and signs has no letters`() {
    #expect(!SpecifierFreeText("%lld – %@").hasLetters)
    #expect(SpecifierFreeText("%lld h").hasLetters)
  }
}
