package import CommandLayer
import Foundation
import HostEvidence
import Ownership
package import ReportFormats
package import Reports

/// Writes the reports that a command line asks for.
package struct ReportFiles {
  package let options: ReportOptions
  package let rendering: RenderingContext
  package let context: CommandContext
  /// The folder or manifest, as it was given; nil where none is read.
  private let project: String?

  /// The reports of a command over `project`, which is a folder or a manifest's path as it was given.
  ///
  /// - Parameters:
  ///   - project: nil where no manifest says who owns what.
  ///   - built: the built product that is looked at, as it was given.
  ///   - previous: the earlier release of it.
  ///   - evidence: the evidence that is rendered again, as it was given.
  /// - Throws: `ProjectErrors` or `CommandError` where the files that annotations are limited to cannot be told.
  init(
    _ options: ReportOptions, of project: String?, built: String? = nil, previous: String? = nil,
    evidence: String? = nil, in context: CommandContext
  ) async throws {
    self.options = options
    self.context = context
    self.project = project
    var rendering = RenderingContext()
    let legends = RuleRegistry.all.map { rule in
      (rule.description.id, RuleLegend(title: rule.description.title, reason: rule.description.reason))
    }
    rendering.legends = Dictionary(legends, uniquingKeysWith: { first, _ in first })
    rendering.projectFolder = ProjectFolder.path(of: context.absolute(project ?? "."))
    rendering.repositoryPrefix = Repository.prefix(of: rendering.projectFolder, in: context.currentDirectory)
    rendering.invocation = Invocation(
      tool: context.invocation, project: project == "." ? nil : project, built: built, previous: previous)
    rendering.invocation.evidence = evidence ?? options.evidencePath
    rendering.invocation.hasManifest = project != nil
    rendering.changedFiles = try await ChangedFiles(options, context).paths(around: rendering.projectFolder)
    rendering.hasJobSummary = options.jobSummary(in: context) != nil
    rendering.width = context.output.columns ?? 100
    self.rendering = rendering
  }

  /// Takes away what stands where the reports go, so that a command that does not come to its end leaves no report of an
  /// earlier one to be taken for its own. Pipes, devices, folders and links stay.
  package func removeEarlier() {
    for target in options.targets where !target.isStandardOutput {
      WrittenFile.removeEarlier(target.path, in: context)
    }
  }

  /// Prints the report for a person, unless a report for a program takes standard output, and writes every file.
  ///
  /// - Throws: `CommandError` at the first file that cannot be written, `CancellationError` where the command is
  ///   interrupted meanwhile; nothing half-written is left behind. `InputErrors` where a report needs the project and its
  ///   manifest cannot be read.
  package func write(_ report: Report) throws {
    let rendering = try wholeRendering()
    for target in options.targets {
      if target.isStandardOutput {
        try target.format.write(report, in: rendering) { piece in
          try Task.checkCancellation()
          context.output.write(piece)
        }
      } else {
        try write(report, to: target, in: rendering)
      }
    }
    try options.jobSummary(in: context)?.append(report, published(rendering), messages: context.messages)
    context.messages.write(ChangedFiles(options, context).remarks(on: report, rendering))
    guard !options.targets.contains(where: \.isStandardOutput) else { return }
    let isColored = options.color.isOn(context.output, environment: context.environment)
    context.output.write(TextFormat.text(isColored: isColored, in: rendering).text(of: report))
  }

  private func write(
    _ report: Report, to target: ReportTarget, in rendering: RenderingContext
  ) throws {
    var file = try WrittenFile.opened(target.path, in: context)
    try target.format.write(report, in: published(rendering)) { piece in
      try Task.checkCancellation()
      file.write(piece)
    }
    try WrittenFile.complete(file, at: target.path)
  }

  /// The same for what is read elsewhere than in this terminal.
  private func published(_ rendering: RenderingContext) -> RenderingContext {
    var published = rendering
    published.invocation = rendering.invocation.published(from: context.currentDirectory)
    return published
  }

  /// What formats need to know, with what is read only for those that ask for it.
  private func wholeRendering() throws -> RenderingContext {
    var rendering = rendering
    if let project, options.targets.contains(where: { $0.format.needsCatalogs }) {
      rendering.catalogs = try ProjectCatalogs(project, in: context).texts()
    }
    if let project, options.targets.contains(where: { $0.format.needsPractice }) {
      rendering.practice = ProjectPractice.read(context.absolute(project))
    }
    return rendering
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
