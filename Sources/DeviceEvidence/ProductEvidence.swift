internal import Foundation
public import HostEvidence

/// Evidence of one product, and what could not be observed of it.
public struct ProductEvidence: Sendable, Hashable {
  /// What was observed.
  public let records: EvidenceRecords
  /// Messages of which there is no evidence, a sentence for each.
  public let problems: [String]
  private let folder: String?

  init(_ report: HostReport, at process: String, environment: [String: String]) {
    var cell = report.cell
    cell.release = "current"
    cell.process = process
    records = EvidenceRecords(cells: [cell], choices: report.choices, observations: report.observations)
    // What a simulation cannot show, a device shows.
    let unobserved = report.remarks.filter { $0.reason != .notSimulated && $0.reason != .format }
    problems = unobserved.map { "\"\($0.key)\" of \($0.owner): \($0.message)" }
    folder = environment["BORDERCHECK_EVIDENCE"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The bytes of an evidence file.
  public var bytes: [UInt8] { records.bytes }

  /// A name for the file: the cell's, such as `device+de+1+AppShell.jsonl`.
  public var fileName: String {
    (records.cells.first?.id ?? "evidence").replacingOccurrences(of: "/", with: "+") + ".jsonl"
  }

  /// Writes the file into the folder that the environment variable `BORDERCHECK_EVIDENCE` names; does nothing without.
  ///
  /// - Returns: false where it cannot be written.
  public func write() -> Bool {
    folder.map { records.write(to: "\($0)/\(fileName)") } ?? true
  }
}
