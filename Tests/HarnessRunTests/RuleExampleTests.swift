import Findings
import Foundation
import HarnessRun
import Ownership
import Reports
import TestFiles
import Testing

/// Every example that a rule over evidence carries is a project that is run.
@Suite struct RuleExampleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var rule: String
    var example: RuleExample
    var fires: Bool

    var testDescription: String { "\(rule): \(example.title)" }
  }

  static let all: [Example] = RuleRegistry.overEvidence.flatMap { rule in
    let description = rule.description
    let examples =
      description.firing.map { Example(rule: description.id, example: $0, fires: true) }
      + description.silent.map { Example(rule: description.id, example: $0, fires: false) }
    return examples.filter { !$0.example.isBuilt }
  }

  @Test(arguments: all) func `a rule speaks in its firing examples and is silent in the others`(_ case: Example)
    async throws
  {
    let report = try await ScratchProject.with(`case`.example.files) {
      // The day that examples of exceptions are written for.
      try await $0.run { $0.today = "2026-08-01" }
    }
    let rules = report.findings.filter { $0.exception == nil }.map(\.rule)
    #expect(rules.contains(`case`.rule) == `case`.fires, "\(report.findings.map { "\($0.rule): \($0.message)" })")
  }

  /// What only a process of its own can show has no example; the fault products show it.
  static let withoutExamples: Set<String> = [
    "baseline-stale", "bundle-outside-product", "host-crashed", "host-garbled", "host-silent", "host-timed-out",
    "not-simulated", "nothing-checked", "override-leftover", "override-removed",
    "result-depends-on-container",
  ]

  @Test func `every other rule has both kinds of example`() {
    for rule in RuleRegistry.overEvidence where !Self.withoutExamples.contains(rule.description.id) {
      #expect(!rule.description.firing.isEmpty, "\(rule.description.id)")
      #expect(!rule.description.silent.isEmpty, "\(rule.description.id)")
    }
  }

  @Test func `the registry is sorted and holds every rule file`() throws {
    let ids = RuleRegistry.all.map { $0.description.id }
    #expect(ids == ids.sorted())
    let folder = URL(filePath: Checkout.folder).appending(path: "Sources/Ownership/Rules")
    let files = ["Causes", "Run", "Tables", "Project", "Calls", "Products"].flatMap { name in
      (try? FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: name).path)) ?? []
    }
    let names = files.filter { $0.hasSuffix(".swift") && !$0.contains("+") }
    let rules = names.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    #expect(Set(rules) == Set(RuleRegistry.all.map { "\($0)" }))
  }
}
