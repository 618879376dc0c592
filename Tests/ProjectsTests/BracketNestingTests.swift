import SwiftSources
import Testing

@Suite struct BracketNestingTests {
  @Test func `brackets count outside of texts and comments`() {
    let code = "f([{ \"((((\" }]) // ((((((\n/* [[[[[[ */ let s = \"\"\"\n [[[[[ \" [[[ \"\"\" \n g([1])"
    let nesting = BracketNesting(Array(code.utf8))
    #expect(nesting.all == 3)
    #expect(nesting.square == 1)
    #expect(nesting.isParsable)
  }

  @Test func `what no parser is up to is known before`() {
    #expect(!BracketNesting(Array(String(repeating: "[(", count: 15).utf8)).isParsable)
    #expect(!BracketNesting(Array(String(repeating: "(", count: 2000).utf8)).isParsable)
    #expect(BracketNesting(Array(String(repeating: "[(1)],", count: 2000).utf8)).isParsable)
    #expect(BracketNesting(Array("\"unfinished [[[[\n/* also".utf8)).isParsable)
  }
}
