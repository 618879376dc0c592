package import CommandLayer
import HostEvidence
import StringCatalogs

/// `bordercheck compile CATALOG… --output DIR`: writes the tables that a catalog stands for.
package struct CompileCommand: Command {
  var catalogs: [String] = []
  var output = ""
  var languages: [LanguageList] = []
  var format = TableFormat.text
  var isDryRun = false
  var buildsAll = false

  package static let name = "compile"
  package static let summary =
    "Compiles String Catalogs to LANG.lproj/TABLE.strings and .stringsdict, as Apple's own compiler does."
  package static let example = "compile Localizable.xcstrings --output Resources -l de -l en"
  package static let arguments: [Argument<Self>] = [
    .remainder(
      "CATALOG", into: \.catalogs, completion: .files(["xcstrings"]), help: "a file with the suffix .xcstrings"),
    .repeating(
      "languages", short: "l", value: "LANG", into: \.languages, group: .selection,
      help: "write these languages only, in any spelling"),
    .flag(
      "build-all", into: \.buildsAll, group: .selection,
      help: "also write source texts that come from the code, and keys without a source text"),
    .option(
      "output", short: "o", value: "DIR", into: \.output, isRequired: true, completion: .folders,
      help: "folder for the .lproj folders, made where it is missing"),
    .option("format", value: "FORMAT", into: \.format, help: "how .strings files are written"),
    .flag("dry-run", short: "n", into: \.isDryRun, help: "print the paths of the files and write none"),
  ]
  package static let statuses: [ExitStatus] = [.clean, .incomplete, .usage]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let languages = languages.isEmpty ? nil : languages.flatMap(\.languages)
    let plan = CompilePlan(try files(in: context), languages: languages, buildsAll: buildsAll, format: format)
    report(plan, in: context)
    guard !plan.isRejected else { return .incomplete }
    if isDryRun {
      let folder = output.hasSuffix("/") ? output : output + "/"
      context.output.write(plan.files.map { "\(folder)\($0.path)\n" }.joined())
    } else {
      do { try plan.write(to: context.absolute(output)) } catch { throw CommandError.cannotWrite(output) }
    }
    return .clean
  }
}

extension CompileCommand {
  /// - Throws: `UnreadableFiles` with every catalog that cannot be read.
  private func files(in context: CommandContext) throws(UnreadableFiles) -> [CatalogFile] {
    var unreadable: [UnreadableFiles.File] = []
    let files = catalogs.compactMap { path in
      guard let bytes = FileBytes.read(context.absolute(path)) else {
        let problem = ReadProblem.text(of: context.absolute(path), expected: "a String Catalog")
        unreadable.append(UnreadableFiles.File(path: path, problem: problem))
        return nil as CatalogFile?
      }
      return CatalogFile(path: path, bytes: bytes)
    }
    guard unreadable.isEmpty else { throw UnreadableFiles(files: unreadable) }
    return files
  }

  /// Why there is no file at all, which is no error: a catalog whose keys are its texts compiles to nothing.
  private var nothingWritten: String {
    let build =
      buildsAll ? "" : "; --build-all also writes source texts that come from the code, and keys as their own text"
    return "note: nothing is written: no key of \(catalogs.joined(separator: ", ")) has a value of its own\(build)"
  }

  private func report(_ plan: CompilePlan, in context: CommandContext) {
    let absent = plan.absentLanguages.map { "warning: no catalog has a text in '\($0)', so nothing is written for it" }
    let empty = plan.files.isEmpty && !plan.isRejected && absent.isEmpty ? [nothingWritten] : []
    context.messages.write((plan.diagnostics + absent + empty).map { "\($0)\n" }.joined())
  }
}

extension TableFormat: ArgumentValue {}
