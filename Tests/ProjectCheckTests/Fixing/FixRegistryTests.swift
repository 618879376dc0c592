import Foundation
import Ownership
import ProjectCheck
import TestFiles
import Testing

@Suite struct FixRegistryTests {
  @Test func `the registry is the folder, one file for each repair`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/ProjectCheck/Fixing/Repairs")
      .standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    #expect(files.sorted() == RepairRegistry.typeNames.map { "\($0).swift" }.sorted())
  }

  @Test func `repairs are sorted by their rules, each of which there is`() {
    let rules = RepairRegistry.rules
    #expect(rules == rules.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(rules).count == rules.count)
    for rule in rules { #expect(RuleRegistry.rule(rule) != nil, "\(rule)") }
  }
}
