import Testing

@testable import Ownership

@Suite struct ParallelMapTests {
  @Test(arguments: [0, 1, 7, 1000]) func `results are in the array's order`(count: Int) async {
    #expect(await Array(0..<count).parallelMap { $0 * 2 } == (0..<count).map { $0 * 2 })
  }

  @Test(arguments: ["100 %", "％@", "\\(name)", "%lld"]) func `a text with a specifier in it is searched`(text: String) {
    #expect((PlaceholderShown.specifier(in: text) != nil) == (text != "100 %"))
  }

  @Test func `full-width punctuation is no specifier`() {
    #expect(PlaceholderShown.specifier(in: "好，谢谢！") == nil)
  }
}
