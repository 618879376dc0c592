import Findings
import Ownership
import ProductInspection
import Reports
import TestFiles
import Testing

/// Every example of something built that a rule carries is inspected.
@Suite struct ProductRuleExampleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var rule: String
    var example: RuleExample
    var fires: Bool

    var testDescription: String { "\(rule): \(example.title)" }
  }

  static let all: [Example] = RuleRegistry.productRules.map { $0.description }.flatMap { rule in
    let examples =
      rule.firing.map { Example(rule: rule.id, example: $0, fires: true) }
      + rule.silent.map { Example(rule: rule.id, example: $0, fires: false) }
    return examples.filter(\.example.isBuilt)
  }

  @Test(arguments: all) func `a rule speaks in its firing examples and is silent in the others`(_ case: Example)
    async throws
  {
    let report = try await ScratchProject.with(`case`.example.files) { built in
      var request = InspectRequest(path: built.folder, jobs: 2)
      if `case`.example.files["Project/bordercheck.json"] != nil { request.project = "\(built.folder)/Project" }
      return try await ProductInspection(request, environment: [:]).inspected().report
    }
    let rules = report.findings.filter { $0.exception == nil }.map(\.rule)
    #expect(rules.contains(`case`.rule) == `case`.fires, "\(report.findings.map { "\($0.rule): \($0.message)" })")
  }

  @Test func `every rule over products has both kinds of example`() {
    for rule in RuleRegistry.productRules.map({ $0.description }) {
      #expect(!rule.firing.filter(\.isBuilt).isEmpty, "\(rule.id)")
      #expect(!rule.silent.filter(\.isBuilt).isEmpty, "\(rule.id)")
    }
  }
}
