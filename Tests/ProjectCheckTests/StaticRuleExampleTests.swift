import Findings
import Ownership
import ProjectCheck
import Reports
import TestFiles
import Testing

/// Every example that a static rule carries is a project that is checked.
@Suite struct StaticRuleExampleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var rule: RuleDescription
    var example: RuleExample
    var fires: Bool

    var testDescription: String { "\(rule.id): \(example.title)" }
  }

  /// Those that do not look at evidence as well.
  static let rules: [RuleDescription] = {
    let others = Set(RuleRegistry.overEvidence.map { $0.description.id })
    return RuleRegistry.overSources.map { $0.description }.filter { !others.contains($0.id) }
  }()

  static let all: [Example] = rules.flatMap { rule in
    let examples =
      rule.firing.map { Example(rule: rule, example: $0, fires: true) }
      + rule.silent.map { Example(rule: rule, example: $0, fires: false) }
    return examples.filter { !$0.example.isBuilt }
  }

  @Test(arguments: all) func `a rule speaks in its firing examples and is silent in the others`(_ case: Example)
    async throws
  {
    let report = try await ScratchProject.with(`case`.example.files) { project in
      var request = CheckRequest(project: project.folder, jobs: 2)
      request.baseProject = try `case`.example.base.map { try BaseProject("\(project.folder)/\($0)", name: $0) }
      return try await ProjectCheck(request).report()
    }
    let rules = report.findings.filter { $0.exception == nil }.map(\.rule)
    #expect(
      rules.contains(`case`.rule.id) == `case`.fires, "\(report.findings.map { "\($0.rule): \($0.message)" })")
  }

  /// What no text file can show: a file that is there and may not be read.
  static let withoutExamples: Set<String> = ["project.unreadable"]

  @Test func `every other static rule has both kinds of example`() {
    for rule in Self.rules where !Self.withoutExamples.contains(rule.id) {
      #expect(!rule.firing.isEmpty, "\(rule.id)")
      #expect(!rule.silent.isEmpty, "\(rule.id)")
    }
  }
}
