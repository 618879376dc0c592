import Findings
import Foundation
import HarnessRun
import Reports
import Testing

/// Every planted fault gives exactly the findings that its `fault.json` names.
@Suite struct FaultTests {
  struct Expected: Decodable, Hashable {
    var rule: String
    var product: String?
    var owner: String?
    var language: String?
  }

  struct Fault: Decodable {
    var title: String
    var command: [String]
    var status: Int
    var findings: [Expected]
  }

  static let folder = Checkout.folder + "SampleProducts/Faults"
  static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  @Test func `there are faults`() {
    #expect(Self.names.count >= 19)
  }

  @Test(arguments: names) func `a fault gives its findings, no more and no fewer`(_ name: String) async throws {
    let data = try Data(contentsOf: URL(filePath: "\(Self.folder)/\(name)/fault.json"))
    let fault = try JSONDecoder().decode(Fault.self, from: data)
    var request = RunRequest(project: "\(Self.folder)/\(name)", jobs: 2)
    if fault.command.contains("warning") { request.failOn = .warning }
    let report = try await HarnessRun(request, environment: [:]).report()
    let found = report.findings.map {
      Expected(rule: $0.rule, product: $0.product, owner: $0.owner, language: $0.language)
    }
    #expect(
      found.sorted { "\($0)" < "\($1)" } == fault.findings.sorted { "\($0)" < "\($1)" },
      "\(report.findings.map { "\($0.rule): \($0.message)" })")
    let status = [Report.Verdict.clean: 0, .findings: 1, .incomplete: 2][report.verdict]
    #expect(status == fault.status)
  }
}
