import CommandLayer
import Foundation
import HostEvidence
import ReportFormats
import Reports

/// The page of a job of a GitHub workflow, to which every step may add.
struct JobSummary {
  /// Bytes that a step may add: of more than that GitHub shows nothing at all.
  static let limit = 1_048_576
  /// Room that a report needs at least to say something.
  private static let leastRoom = 4_096

  private let path: String

  /// Nil outside of a workflow.
  init?(_ environment: [String: String]) {
    guard let path = environment["GITHUB_STEP_SUMMARY"], path.hasPrefix("/") else { return nil }
    self.path = path
  }

  /// Adds the report as far as there is room, behind what the step has written already.
  ///
  /// - Throws: `CommandError` where the file cannot be written.
  func append(_ report: Report, _ rendering: RenderingContext, messages: TextStream) throws(CommandError) {
    let present = FileBytes.read(path) ?? []
    let gap = present.isEmpty ? "" : present.last == UInt8(ascii: "\n") ? "\n" : "\n\n"
    var rendering = rendering
    let room = Self.limit - present.count - gap.utf8.count - 1
    rendering.byteLimit = room
    guard room >= Self.leastRoom else {
      messages.write("note: the job's summary is full, so that the report is not added to it\n")
      return
    }
    let page = MarkdownFormat.bytes(of: report, in: rendering)
    guard Self.append(Array(gap.utf8) + page, to: path) else { throw .cannotWrite(path) }
  }

  private static func append(_ bytes: [UInt8], to path: String) -> Bool {
    if !FileManager.default.fileExists(atPath: path) { return FileBytes.write(bytes, to: path) }
    guard let handle = FileHandle(forWritingAtPath: path) else { return false }
    defer { try? handle.close() }
    return (try? handle.seekToEnd()) != nil && (try? handle.write(contentsOf: Data(bytes))) != nil
  }
}
