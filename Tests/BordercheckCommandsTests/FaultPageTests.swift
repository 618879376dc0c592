import Findings
import Foundation
import Reports
import SimulatedDevice
import TestFiles
import Testing

/// One fault of each kind can be recognized from the page alone, without scripts: by its product, language, value,
/// resolved locale, rule, cause, place, fix and command. What is expected was written down from what was planted.
@Suite struct FaultPageTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var findings: [SaidFinding]

    var testDescription: String { name }
  }

  @Test func `every planted fault is told of`() {
    #expect(Self.faults.map(\.name).sorted() == FaultTests.names)
  }

  @Test(arguments: faults) func `a page without scripts tells a planted fault`(_ fault: Fault) async throws {
    let folder = FaultTests.folder.appending(path: fault.name)
    let planted = try JSONDecoder().decode(
      FaultTests.Fault.self, from: try Data(contentsOf: folder.appending(path: "fault.json")))
    let executables = URL(filePath: RunningTool.path).deletingLastPathComponent().path(percentEncoded: false)
    let arguments = planted.command + ["--executables", executables]
    let place = folder.path(percentEncoded: false)
    let page = try PageReader.read(Array(await Tool.run(arguments + ["--report", "html=-"], in: place).output.utf8))
    let evidence = await Tool.run(arguments + ["--report", "evidence=-"], in: place).output
    let found = try EvidenceReader.read(Array(evidence.utf8)).findings
    #expect(found.count == fault.findings.count)
    for said in fault.findings {
      let about = found.filter { finding in
        finding.rule == said.rule && said.about.map { [finding.key, finding.language].contains($0) } ?? true
      }
      let finding = try #require(about.first)
      #expect(about.count == 1)
      #expect(said.gaps(in: try #require(ReadFinding(finding.id, in: page))) == [])
    }
  }
}
