package import CommandLayer
import Foundation
import HostEvidence
import Ownership
package import Reports

/// Writes the reports that a command line asks for.
package struct ReportFiles {
  package let targets: [ReportTarget]
  package let text: TextReport
  package let context: CommandContext
  /// The project's folder, absolute; the files that findings name lie below it.
  package let projectFolder: String

  /// The reports of a command over `project`, which is a folder or a manifest's path as it was given.
  ///
  /// - Parameters:
  ///   - built: the built product that is looked at, as it was given.
  ///   - previous: the earlier release of it.
  init(
    _ targets: [ReportTarget], of project: String, built: String? = nil, previous: String? = nil, color: ColorChoice,
    in context: CommandContext
  ) {
    self.targets = targets
    self.context = context
    let path = context.absolute(project)
    projectFolder = ProjectFolder.path(of: path)
    let legends = RuleRegistry.all.map { rule in
      (rule.description.id, TextReport.RuleLegend(title: rule.description.title, reason: rule.description.reason))
    }
    text = TextReport(
      width: context.output.columns ?? 100, isColored: color.isOn(context.output, environment: context.environment),
      legends: Dictionary(legends, uniquingKeysWith: { first, _ in first }),
      invocation: TextReport.Invocation(tool: context.invocation, project: project == "." ? nil : project, built: built)
    )
  }

  /// Prints the report for a person, unless a report for a program takes standard output, and writes every file.
  ///
  /// - Throws: `CommandError` at the first file that cannot be written; nothing half-written is left behind.
  package func write(_ report: Report) throws(CommandError) {
    for target in targets {
      let bytes = bytes(of: report, as: target.format)
      if target.isStandardOutput {
        context.output.write(String(decoding: bytes, as: UTF8.self))
      } else {
        try write(bytes, to: target.path)
      }
    }
    if !targets.contains(where: \.isStandardOutput) { context.output.write(text.text(of: report)) }
  }

  private func bytes(of report: Report, as format: ReportTarget.Format) -> [UInt8] {
    switch format {
    case .evidence: EvidenceWriter.bytes(of: report)
    case .json: JSONReport.bytes(of: report)
    case .text: Array(text.uncolored.text(of: report).utf8)
    case .xcode: Array(XcodeReport(folder: projectFolder).text(of: report).utf8)
    }
  }

  /// Whether something else than a file lies there, such as a device or a pipe, which must not be replaced by one.
  private static func isSpecial(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type.map { $0 != .typeRegular && $0 != .typeSymbolicLink } ?? false
  }

  private static func pass(_ bytes: [UInt8], to path: String) -> Bool {
    guard let handle = FileHandle(forWritingAtPath: path) else { return false }
    defer { try? handle.close() }
    return (try? handle.write(contentsOf: Data(bytes))) != nil
  }

  private func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    let full = context.absolute(path)
    let folder = URL(filePath: full).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let isWritten = Self.isSpecial(full) ? Self.pass(bytes, to: full) : FileBytes.write(bytes, to: full)
    guard isWritten else { throw .cannotWrite(path) }
  }
}

extension Report.Verdict {
  /// How a command ends that comes to this verdict.
  package var status: ExitStatus {
    switch self {
    case .clean: .clean
    case .findings: .findings
    case .incomplete: .incomplete
    }
  }
}
