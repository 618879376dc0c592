import CommandLayer
import HostEvidence
import PositionedJSON
import StringCatalogs

/// The files that a conversion starts from: one catalog, or the files of one legacy table.
enum ConvertedInput {
  case catalog(StringCatalog, table: String)
  case tables([LegacyLanguage], table: String)

  /// - Throws: `UnreadableFiles`, or `UsageError` for files that are not one table.
  init(_ paths: [String], in context: CommandContext) throws {
    let contents = try Self.contents(of: paths, in: context)
    let names = Set(paths.map(Self.table))
    guard names.count == 1, let table = names.first else {
      throw Self.misuse("the files are those of several tables: \(names.sorted().joined(separator: ", "))")
    }
    if paths.count == 1, paths[0].hasSuffix(".xcstrings") {
      self = .catalog(try Self.catalog(contents[0], at: paths[0]), table: table)
      return
    }
    self = .tables(try Self.languages(paths, contents), table: table)
  }

  private static func catalog(_ bytes: [UInt8], at path: String) throws -> StringCatalog {
    do {
      return try StringCatalog(bytes)
    } catch {
      let problem = "line \(error.position.line), column \(error.position.column): \(error.message)"
      throw UnreadableFiles(files: [.init(path: path, problem: problem)])
    }
  }

  private static func languages(_ paths: [String], _ contents: [[UInt8]]) throws -> [LegacyLanguage] {
    var languages: [String: LegacyLanguage] = [:]
    for (path, bytes) in zip(paths, contents) {
      guard let folder = folder(of: path), path.hasSuffix(".strings") || path.hasSuffix(".stringsdict") else {
        throw misuse("'\(path)' is no table in a language folder; expected files such as de.lproj/Localizable.strings")
      }
      var language = languages[folder] ?? LegacyLanguage(folder: folder, strings: nil, stringsDict: nil)
      let isTaken = path.hasSuffix(".strings") ? language.strings != nil : language.stringsDict != nil
      if isTaken {
        throw misuse("'\(path)' is the second table of \(folder).lproj; convert one folder of them at a time")
      }
      if path.hasSuffix(".strings") { language.strings = bytes } else { language.stringsDict = bytes }
      languages[folder] = language
    }
    return languages.values.sorted { $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8) }
  }

  private static func contents(of paths: [String], in context: CommandContext) throws(UnreadableFiles) -> [[UInt8]] {
    var unreadable: [UnreadableFiles.File] = []
    let contents = paths.map { path -> [UInt8] in
      if let bytes = FileBytes.read(context.absolute(path)) { return bytes }
      let expected = "a String Catalog, or a .strings or .stringsdict file"
      unreadable.append(.init(path: path, problem: ReadProblem.text(of: context.absolute(path), expected: expected)))
      return []
    }
    guard unreadable.isEmpty else { throw UnreadableFiles(files: unreadable) }
    return contents
  }

  private static func table(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }

  /// The language folder that a path lies in, without suffix.
  private static func folder(of path: String) -> String? {
    let steps = path.split(separator: "/")
    guard steps.count > 1, steps[steps.count - 2].hasSuffix(".lproj") else { return nil }
    return String(steps[steps.count - 2].dropLast(".lproj".count))
  }

  private static func misuse(_ problem: String) -> UsageError {
    UsageError(command: ConvertCommand.name, problems: [problem])
  }

  // MARK: - The other format

  /// - Parameter output: as the command line has it: the catalog, or the folder for language folders.
  func converted(
    to output: String, source: String
  ) throws(TableConversionError) -> (files: [ConvertedFile], losses: [ConversionLoss]) {
    let folder = output.hasSuffix("/") ? output : output + "/"
    switch self {
    case .tables(let languages, let table):
      let converted = try TableConversion.catalog(of: languages, sourceLanguage: source)
      let path = output.hasSuffix(".xcstrings") ? output : "\(folder)\(table).xcstrings"
      return ([ConvertedFile(path: path, bytes: converted.bytes)], converted.losses)
    case .catalog(let catalog, let table):
      let converted = try TableConversion.tables(of: catalog)
      let files = converted.languages.flatMap { language in
        [(language.strings, "strings"), (language.stringsDict, "stringsdict")].compactMap { bytes, suffix in
          bytes.map { ConvertedFile(path: "\(folder)\(language.folder).lproj/\(table).\(suffix)", bytes: $0) }
        }
      }
      return (files, converted.losses)
    }
  }
}
