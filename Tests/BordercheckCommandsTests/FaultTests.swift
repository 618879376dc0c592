import CommandLayer
import Findings
import Foundation
import Reports
import SimulatedDevice
import Testing

@testable import BordercheckCommands

/// Every planted fault gives exactly the findings that its `fault.json` names, by the command that it names.
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
    var status: Int32
    var findings: [Expected]
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "SampleProducts/Faults")
  static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test func `there are faults`() {
    #expect(Self.names.count >= 21)
  }

  @Test func `what a crashed host said is there for a person, and stays out of the evidence`() async throws {
    let executables = URL(filePath: RunningTool.path).deletingLastPathComponent().path(percentEncoded: false)
    let folder = Self.folder.appending(path: "host-crashes").path(percentEncoded: false)
    let arguments = ["run", ".", "--executables", executables]
    let text = await Tool.run(arguments, in: folder).output.replacing(/\n +/, with: " ")
    #expect(text.contains("the host's output begins: "))
    #expect(text.contains("Index out of range"))
    #expect(text.contains("--keep-device DIR, which keeps its output in DIR/german/de/Launches/3-App"))
    let evidence = await Tool.run(arguments + ["--report", "evidence=-"], in: folder).output
    #expect(!evidence.contains("out of range"))
  }

  @Test(arguments: names) func `the command of a finding shows it again`(_ name: String) async throws {
    let folder = Self.folder.appending(path: name).path(percentEncoded: false)
    let executables = URL(filePath: RunningTool.path).deletingLastPathComponent().path(percentEncoded: false)
    let reading = ["--report", "evidence=-", "--executables", executables]
    let first = await Tool.run(["run", ".", "--host-time-limit", "2"] + reading, in: folder)
    for finding in try EvidenceReader.read(Array(first.output.utf8)).findings where !finding.reproduce.isEmpty {
      let command = Array(finding.reproduce.dropFirst())
      if command.first == "run" {
        let again = await Tool.run(command + ["--host-time-limit", "2"] + reading, in: folder)
        let ids = try EvidenceReader.read(Array(again.output.utf8)).findings.map(\.id)
        #expect(ids.contains(finding.id), "\(finding.rule): \(command)")
      } else {
        let text = await Tool.run(command, in: folder).output.replacing(/\n +/, with: " ")
        #expect(text.contains("a run reports: \(finding.severity.rawValue) \(finding.rule): "), "\(command)")
      }
    }
  }

  @Test(arguments: names) func `a fault gives its findings, no more and no fewer`(_ name: String) async throws {
    let place = Self.folder.appending(path: name)
    let fault = try JSONDecoder().decode(
      Fault.self, from: try Data(contentsOf: place.appending(path: "fault.json")))
    let executables = URL(filePath: RunningTool.path).deletingLastPathComponent().path(percentEncoded: false)
    let (output, messages) = (TextStream.memory(), TextStream.memory())
    let context = CommandContext(
      output: output, messages: messages, environment: ProcessInfo.processInfo.environment,
      currentDirectory: place.path(percentEncoded: false))
    let status = await CommandSet.bordercheck.run(
      fault.command + ["--report", "evidence=-", "--executables", executables], in: context)
    #expect(status.rawValue == fault.status, "\(messages.text)")
    let report = try EvidenceReader.read(Array(output.text.utf8))
    let found = report.findings.map {
      Expected(rule: $0.rule, product: $0.product, owner: $0.owner, language: $0.language)
    }
    #expect(
      found.sorted { "\($0)" < "\($1)" } == fault.findings.sorted { "\($0)" < "\($1)" },
      "\(report.findings.map { "\($0.rule): \($0.message)" })")
  }
}
