import Findings
import Testing

@Suite struct RuleNamesTests {
  @Test func `names ascend and are there once`() {
    #expect(RuleNames.all == Set(RuleNames.all).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func `names are kebab-case or dotted`() {
    for name in RuleNames.all {
      #expect(name.wholeMatch(of: /[a-z]+([.\-_][a-z0-9]+)+/) != nil, "\(name)")
    }
  }
}
