import CommandLayer
import Testing

@Suite struct SuggestionTests {
  @Test(
    "a slip of the keyboard finds its word",
    arguments: [
      ("rnu", "run"), ("--scenaro", "--scenario"), ("explian", "explain"), ("COMPILE", "compile"), ("hlep", "help"),
    ])
  func close(_ word: String, _ expected: String) {
    let names = ["compile", "explain", "help", "run", "--scenario", "--product"]
    #expect(Suggestion.closest(to: word, among: names) == expected)
  }

  @Test(arguments: ["xyz", "", "migrations", "r"])
  func `a word like none suggests nothing`(_ word: String) {
    #expect(Suggestion.closest(to: word, among: ["run", "help", "compile"]) == nil)
  }

  @Test func `the first of two equally close words is taken`() {
    #expect(Suggestion.closest(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(Suggestion.phrase(for: "cat", among: ["bat"]) == "; did you mean 'bat'?")
    #expect(Suggestion.phrase(for: "cat", among: []) == "")
  }
}
