import Findings
import Foundation
import Ownership
import OwnershipManifest
import Testing

/// Every example of a rule about tables is a project whose tables are read and judged.
@Suite struct TableRuleExampleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var rule: any TableRule.Type
    var example: RuleExample
    var fires: Bool

    var testDescription: String { "\(rule.description.id): \(example.title)" }
  }

  static let all: [Example] = RuleRegistry.tableRules.flatMap { rule in
    let description = rule.description
    let examples =
      description.firing.map { Example(rule: rule, example: $0, fires: true) }
      + description.silent.map { Example(rule: rule, example: $0, fires: false) }
    return examples.filter { !$0.example.isBuilt }
  }

  @Test(arguments: all) func `a rule speaks in its firing examples and is silent in the others`(_ case: Example) throws
  {
    let drafts = try TableProject.tables(of: `case`.example).flatMap { `case`.rule.drafts(in: $0) }
    #expect(!drafts.isEmpty == `case`.fires, "\(drafts.map(\.message))")
    for draft in drafts {
      #expect(draft.rule == `case`.rule.description.id)
      #expect(draft.place?.line != nil || draft.key == nil)
      #expect(!draft.message.hasSuffix("."))
    }
  }
}
