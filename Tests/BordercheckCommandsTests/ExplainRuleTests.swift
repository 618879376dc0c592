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

  @Test func `a pattern lists the rules that it fits, within the columns`() async {
    let plurals = await Tool.run("explain", "--rule", "plural.*")
    #expect(plurals.status == .clean)
    #expect(plurals.output.hasPrefix("plural.branch-args       error  "), "\(plurals.output)")
    let all = await Tool.run("explain", "--rule", "*")
    for rule in RuleRegistry.all { #expect(all.output.contains("\(rule.description.id) ")) }
    #expect(all.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    let none = await Tool.run("explain", "--rule", "nothing.*")
    #expect(none.status == .usage)
    #expect(none.messages.contains("--rule '*' lists all"))
  }

  @Test func `a rule and a look-up are not explained at once`() async {
    #expect(await Tool.run("explain", "k", "--rule", "raw-key-shown").status == .usage)
  }
}
