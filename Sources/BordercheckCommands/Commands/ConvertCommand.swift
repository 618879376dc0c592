package import CommandLayer
import Foundation
import HostEvidence
import StringCatalogs

/// `bordercheck convert FILE… --output PLACE`: a legacy table as a String Catalog, or a catalog as a legacy table.
package struct ConvertCommand: Command {
  var files: [String] = []
  var output = ""
  var source = "en"

  package static let name = "convert"
  package static let summary =
    "Turns the .strings and .stringsdict files of one table into a String Catalog, or a catalog into such files, and lists what the other format does not carry."
  package static let example = "convert *.lproj/Routes.strings *.lproj/Routes.stringsdict --output Routes.xcstrings"
  package static let arguments: [Argument<Self>] = [
    .remainder(
      "FILE", into: \.files, completion: .files(["xcstrings", "strings", "stringsdict"]),
      help: "one catalog, or all files of one table in their .lproj folders"),
    .option(
      "output", short: "o", value: "PLACE", into: \.output, isRequired: true, completion: .files(["xcstrings"]),
      help: "the catalog, or the folder for the .lproj folders; nothing that is there is written over"),
    .option(
      "source-language", value: "LANG", into: \.source, group: .selection,
      help: "the language that the table is translated from"),
  ]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    let input = try ConvertedInput(files, in: context)
    let result: (files: [ConvertedFile], losses: [ConversionLoss])
    do throws(TableConversionError) {
      result = try input.converted(to: output, source: source)
    } catch {
      throw ConversionFailure(files: files, error: error)
    }
    try write(result.files, in: context)
    context.output.write(ConversionText(result.files.map(\.path), result.losses).text)
    return result.losses.contains(where: \.isLoss) ? .findings : .clean
  }

  /// All of them, or none where one is there already.
  private func write(_ files: [ConvertedFile], in context: CommandContext) throws(CommandError) {
    for file in files where FileManager.default.fileExists(atPath: context.absolute(file.path)) {
      throw .notOurs(file.path)
    }
    for file in files { try WrittenFile.write(file.bytes, to: file.path, in: context) }
  }
}

/// A file that a conversion makes.
struct ConvertedFile {
  /// As messages name it.
  var path: String
  var bytes: [UInt8]
}

extension ConversionLoss {
  /// Whether a reader sees something else, or a text is gone; all else is for those who work with the files.
  var isLoss: Bool { [.leftOut, .changed, .shadowed, .repeated].contains(kind) }
}
