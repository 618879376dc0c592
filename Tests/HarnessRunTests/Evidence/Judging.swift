import Findings
import Foundation
import HarnessRun
import HostEvidence
import Reports
import TestFiles

/// Evidence of a run, written out, read back and judged as if it had come from elsewhere.
enum Judging {
  /// What a reader of the file has.
  static func readBack(_ report: Report) throws -> Report {
    try EvidenceReader.read(EvidenceWriter.bytes(of: report))
  }

  static func judge(
    _ files: [(name: String, report: Report)], project: String, _ change: (inout RunRequest) -> Void = { _ in }
  ) async throws -> Report {
    var request = RunRequest(project: project, jobs: 2)
    change(&request)
    return try await EvidenceJudgement(request).report(of: files)
  }

  /// Runs a project of these files, changes its evidence, and judges that.
  static func judged(
    _ files: [String: String], _ change: (inout Report) -> Void = { _ in }
  ) async throws -> (run: Report, judged: Report) {
    try await ScratchProject.with(files) { project in
      let run = try await project.run()
      var evidence = try readBack(run)
      change(&evidence)
      return (run, try await judge([("evidence.jsonl", evidence)], project: project.folder))
    }
  }

  /// What keeps such evidence from being judged.
  static func problems(_ files: [String: String], _ change: (inout Report) -> Void) async throws -> [String] {
    do {
      _ = try await judged(files, change)
      return []
    } catch let error as EvidenceErrors {
      return error.description.split(separator: "\n").map(String.init)
    }
  }
}

extension Report {
  /// Every record of the cells whose identifier has this in it.
  func only(_ part: String) -> Report {
    var report = self
    report.cells.removeAll { !$0.id.contains(part) }
    report.choices.removeAll { !$0.cell.contains(part) }
    report.observations.removeAll { !$0.cell.contains(part) }
    report.lookUps = report.observations.count
    return report
  }

  /// The same under other names of cells.
  func renaming(_ part: String, to other: String) -> Report {
    var report = self
    for index in cells.indices { report.cells[index].id.replace(part, with: other) }
    for index in choices.indices { report.choices[index].cell.replace(part, with: other) }
    for index in observations.indices { report.observations[index].cell.replace(part, with: other) }
    return report
  }

  /// Whether the files of both have the same bytes.
  func isSameFile(as other: Report) -> Bool { EvidenceWriter.bytes(of: self) == EvidenceWriter.bytes(of: other) }

  var unjudgedNames: [String] { unjudged.map(\.rule) }
}
