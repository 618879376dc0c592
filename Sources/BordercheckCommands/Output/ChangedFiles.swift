import CommandLayer
import HostEvidence
import PositionedJSON
import ReportFormats
import Reports

/// The files of a change, to which annotations are limited.
struct ChangedFiles {
  /// The formats that are limited, for sentences.
  static let formats: String = {
    let names = ReportFormats.all.filter { $0.isLimitedToChanges }.map { $0.name }
    return names.dropLast().joined(separator: ", ") + " and \(names.last ?? "")"
  }()

  let options: ReportOptions
  let context: CommandContext

  init(_ options: ReportOptions, _ context: CommandContext) {
    self.options = options
    self.context = context
  }

  /// The paths, seen from the repository's root; nil where all files count.
  ///
  /// - Throws: `ProjectErrors` for a list that cannot be read, `CommandError` where git does not say.
  func paths(around folder: String) async throws -> Set<String>? {
    if let list = options.changedFiles { return try paths(listedIn: list) }
    guard let revision = options.changedSince else { return nil }
    let changes = GitChanges(since: revision, environment: context.environment)
    return try await changes.paths(around: folder)
  }

  /// What is said beside the reports: how many findings are left out, and where.
  func remarks(on report: Report, _ rendering: RenderingContext) -> String {
    guard rendering.changedFiles != nil else { return "" }
    let limited = Set(options.targets.map { $0.format }.filter { $0.isLimitedToChanges }.map { $0.name }).sorted()
    guard !limited.isEmpty else {
      return "note: only \(Self.formats) are limited to changed files, and none of them is written\n"
    }
    guard let omission = Annotations(of: report, in: rendering).omission else { return "" }
    return "note: \(limited.joined(separator: ", ")): \(omission)\n"
  }

  private func paths(listedIn list: String) throws(ProjectErrors) -> Set<String> {
    let name = list == "-" ? "standard input" : list
    guard let bytes = list == "-" ? context.input() : FileBytes.read(context.absolute(list)) else {
      let expected = "a list of changed files, as 'git diff --name-only' prints it"
      let problem = list == "-" ? "cannot be read" : ReadProblem.text(of: context.absolute(list), expected: expected)
      throw ProjectErrors(InputErrors([InputError(file: name, message: problem)]), project: ".")
    }
    do {
      return try ChangedFileList(bytes, name: name).paths
    } catch {
      throw ProjectErrors(error, project: ".")
    }
  }
}
