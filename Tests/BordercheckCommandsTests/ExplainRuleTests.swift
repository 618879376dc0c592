import BordercheckCommands
import CommandLayer
import Ownership
import Testing

@Suite struct ExplainRuleTests {
  @Test(arguments: RuleRegistry.all.map { $0.description.id })
  func `every rule can be explained within the columns`(_ id: String) async throws {
    let rule = try #require(RuleRegistry.rule(id)).description
    let tool = await Tool.run("explain", "--rule", id)
    #expect(tool.status == .clean)
    #expect(tool.output.hasPrefix("\(id): \(rule.title)"))
    for example in rule.firing + rule.silent { #expect(tool.output.contains(example.title.prefix(30))) }
  }

  @Test func `a rule that is not there is a wrong command line, with what may be meant`() async {
    let tool = await Tool.run("explain", "--rule", "raw-key-shwon")
    #expect(tool.status == .usage)
    #expect(tool.messages.contains("raw-key-shown"))
  }

  @Test func `a rule and a look-up are not explained at once`() async {
    #expect(await Tool.run("explain", "k", "--rule", "raw-key-shown").status == .usage)
  }
}
