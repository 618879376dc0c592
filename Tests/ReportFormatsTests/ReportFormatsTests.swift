import Findings
import Foundation
import ReportFormats
import Reports
import Testing

@Suite struct ReportFormatsTests {
  @Test func `the registry is the folder, one file for each format, sorted`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/ReportFormats/Formats")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter {
      $0.hasSuffix("Format.swift")
    }
    #expect(files.sorted() == ReportFormats.all.map { "\($0).swift" }.sorted())
    #expect(ReportFormats.names == ReportFormats.names.sorted())
    for format in ReportFormats.all { #expect("\(format)".lowercased() == "\(format.name)format") }
  }

  @Test(arguments: ReportFormats.names) func `the same report gives the same bytes, whatever the order of its records`(
    _ name: String
  ) throws {
    let format = try #require(ReportFormats.named(name))
    var turned = NastyReport.report
    turned.cells.reverse()
    turned.choices.reverse()
    turned.observations.reverse()
    turned.findings.reverse()
    let context = RenderingContext()
    #expect(format.bytes(of: turned, in: context) == format.bytes(of: NastyReport.report, in: context))
  }

  @Test(arguments: ReportFormats.names) func `what is handed on piece by piece is the whole`(_ name: String) throws {
    let format = try #require(ReportFormats.named(name))
    var handedOn: [UInt8] = []
    format.write(NastyReport.report, in: RenderingContext()) { piece in
      piece.withUnsafeBufferPointer { handedOn.append(contentsOf: $0) }
    }
    #expect(handedOn == format.bytes(of: NastyReport.report, in: RenderingContext()))
  }

  /// What `report EVIDENCE` gives is what the command gave that wrote the evidence.
  @Test(arguments: ReportFormats.names) func `evidence that was read back renders to the same bytes`(_ name: String)
    throws
  {
    let format = try #require(ReportFormats.named(name))
    let context = RenderingContext()
    let again = try EvidenceReader.read(EvidenceWriter.bytes(of: NastyReport.report))
    #expect(format.bytes(of: again, in: context) == format.bytes(of: NastyReport.report, in: context))
  }

  @Test(arguments: ReportFormats.names) func `no value leaves its place`(_ name: String) throws {
    let format = try #require(ReportFormats.named(name))
    let text = String(decoding: format.bytes(of: NastyReport.report, in: RenderingContext()), as: UTF8.self)
    let allowed: Set<Unicode.Scalar> = ["\n", "\r", "\t", "\u{2068}", "\u{2069}"]
    let wild = text.unicodeScalars.filter { scalar in
      !allowed.contains(scalar)
        && (scalar.properties.generalCategory == .control || (0x2028...0x202E).contains(scalar.value)
          || (0x2066...0x2069).contains(scalar.value)
          || [0x61C, 0x200E, 0x200F, 0xFFFE, 0xFFFF].contains(scalar.value))
    }
    #expect(wild.isEmpty, "\(name) lets \(Set(wild.map { String($0.value, radix: 16) }).sorted()) through")
    // The two ways in which a line of a log becomes a command of the GitHub runner.
    if name != "github" {
      let lines = text.split(whereSeparator: \.isNewline)
      #expect(!lines.contains { $0.drop { $0 == " " }.hasPrefix("::") })
    }
    // How JSON spells a text is no choice of this tool's.
    #expect(
      ["evidence", "json"].contains(name) || !text.contains("##["),
      "\(name) lets a command of the GitHub runner through")
  }

  @Test(arguments: ReportFormats.names) func `no value is a command to a log reader`(_ name: String) throws {
    let format = try #require(ReportFormats.named(name))
    let openings = ["##[", "##vso[", "##teamcity["]
    let values = openings.flatMap { ["\($0)x]y", "a \($0)x]y", "one\n#\($0)x]y"] }
    let report = NastyReport.report(of: values)
    let text = String(decoding: format.bytes(of: report, in: RenderingContext()), as: UTF8.self)
    for opening in openings where !["evidence", "json"].contains(name) {
      #expect(!text.contains(opening), "\(name) lets \(opening) through")
    }
  }

  @Test func `no text of a terminal begins a line with a command, wherever it is broken`() {
    let values = (0..<60).map { String(repeating: "w", count: $0) + " ::error::taken over" } + ["::notice::x"]
    let report = NastyReport.report(of: values)
    for width in [60, 80, 100, 133] {
      var context = RenderingContext()
      context.width = width
      let text = String(decoding: TextFormat.bytes(of: report, in: context), as: UTF8.self)
      #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") }, "\(width)")
    }
  }

  @Test(arguments: ReportFormats.names) func `a report without records is no empty file`(_ name: String) throws {
    let format = try #require(ReportFormats.named(name))
    var report = Report(matrixCells: [])
    report.conclude(failOn: .error)
    #expect(!format.bytes(of: report, in: RenderingContext()).isEmpty)
  }
}

/// The files of released versions, which every later reader has to read.
@Suite struct ReleasedEvidenceTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

  @Test func `evidence of version 1_0 is read, record by record`() throws {
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: "evidence-1.0.jsonl")))
    let report = try EvidenceReader.read(bytes)
    #expect(report.observations.count == NastyReport.values.count)
    // Who accepted a finding is said since a later release.
    let findings = NastyReport.report.findings.map { finding in
      var finding = finding
      finding.approval = nil
      return finding
    }
    #expect(Set(report.findings) == Set(findings))
    #expect(Set(report.observations) == Set(NastyReport.report.observations))
  }
}
