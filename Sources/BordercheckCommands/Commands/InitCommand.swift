package import CommandLayer
import Foundation
import HostEvidence
import ManifestDrafts
import OwnershipManifest
import PositionedJSON
import ProjectCheck
import Projects

/// `bordercheck init [DIR]`: drafts a manifest for a project it has never seen.
package struct InitCommand: Command {
  var folder = "."
  var projectGraph: String?
  var isUpdate = false
  var writesBaseline = false

  package static let name = "init"
  package static let summary =
    "Drafts bordercheck.json from the project's own files: products, owners, languages, with a reason at every guess."
  package static let example = "init . --baseline"
  package static let arguments: [Argument<Self>] = [
    .positional(
      "DIR", into: \.folder, isRequired: false, completion: .folders, help: "folder of the project"),
    .projectGraph(into: \.projectGraph),
    .flag(
      "update", into: \.isUpdate,
      help: "add what is new to the manifest that is there; everything in it, comments included, stays"),
    .flag("baseline", into: \.writesBaseline, help: "write today's findings to \(Baseline.fileName) as well"),
  ]
  package static let statuses: [ExitStatus] = [.clean, .incomplete, .usage]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let path = context.absolute(folder)
    let manifest = path + "/bordercheck.json"
    guard ProjectFolder.isFolder(path) else { throw InitError.noFolder(folder) }
    let existing = FileBytes.read(manifest)
    guard isUpdate || !ProjectFolder.isTaken(manifest) else { throw InitError.isThere(folder) }
    guard existing != nil || !ProjectFolder.isTaken(manifest) else {
      let problem = ReadProblem.text(of: manifest, expected: "a manifest")
      throw UnreadableFiles(files: [.init(path: "bordercheck.json", problem: problem)])
    }
    let declared = ProjectReader.read(folder: path, graph: projectGraph.map(context.absolute))
    let draft = ManifestDrafting(folder: path, declared: declared).draft()
    guard !draft.owners.isEmpty else { throw InitError.nothingToOwn(folder, remarks: draft.remarks) }
    if let existing {
      try update(existing, at: manifest, by: draft, in: context)
    } else {
      try write(ManifestDraftText(draft).text, to: manifest)
      context.output.write(InitText(draft, tool: context.invocation, folder: folder).text)
    }
    try load(in: context)
    for remark in draft.unreadable { context.messages.write("warning: \(remark)\n") }
    let status: ExitStatus = draft.unreadable.isEmpty ? .clean : .incomplete
    guard writesBaseline else { return status }
    var baseline = BaselineCommand()
    baseline.project = folder
    baseline.projectGraph = projectGraph
    let later = try await baseline.run(in: context)
    return later == .clean ? status : later
  }

  private func update(
    _ existing: [UInt8], at path: String, by draft: ManifestDraft, in context: CommandContext
  ) throws {
    do {
      let known = try? Project.load(context.absolute(folder)).manifest
      let update = try ManifestUpdate(
        of: existing, file: "bordercheck.json", by: known.map(draft.without) ?? draft)
      if !update.additions.isEmpty { try write(update.text, to: path) }
      let lines =
        update.additions.isEmpty ? ["bordercheck.json has everything already"] : update.additions.map { "added \($0)" }
      context.output.write(lines.map { $0 + "\n" }.joined())
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: folder)
    }
  }

  /// Holds what was written against the reader of manifests: what a project declares may not go together.
  ///
  /// - Throws: what a person has to mend by hand before anything can be checked.
  private func load(in context: CommandContext) throws {
    do { _ = try Project.load(context.absolute(folder)) } catch {
      throw ProjectErrors(error, project: folder, at: context.absolute(folder))
    }
  }

  private func write(_ text: String, to path: String) throws {
    guard FileBytes.write(Array(text.utf8), to: path) else { throw CommandError.cannotWrite("bordercheck.json") }
  }
}
