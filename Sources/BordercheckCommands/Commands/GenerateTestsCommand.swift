package import CommandLayer
import Foundation
import HostEvidence
import OwnershipManifest
import PositionedJSON
import TestGeneration

/// `bordercheck generate-tests [PROJECT]`: Swift Testing files for the test targets of each product.
package struct GenerateTestsCommand: Command {
  var project = "."
  var output = ""
  var products: [String] = []

  package static let name = "generate-tests"
  package static let summary =
    "Writes Swift Testing files for each product's test target: they ask for its messages on a device, write evidence, and show findings in Xcode."
  package static let example = "generate-tests . --output Tests/Localization"
  package static let arguments: [Argument<Self>] = [
    .positional(
      "PROJECT", into: \.project, isRequired: false, completion: .folders,
      help: "folder with bordercheck.json, or the path of that file"),
    .option(
      "output", value: "DIR", into: \.output, isRequired: true, completion: .folders,
      help: "folder that the files go to; what somebody else wrote there is left alone"),
    .repeating(
      "product", value: "NAME", into: \.products, group: .selection, help: "write the tests of this product only"),
  ]
  package static let statuses: [ExitStatus] = [.clean, .incomplete, .usage]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    guard !output.isEmpty else {
      throw UsageError("invalid value '' for '--output'; expected a path that is not empty", in: Self.self)
    }
    let files: [GeneratedFile]
    do {
      let project = try Project.load(context.absolute(self.project))
      let folder = FolderWay(from: context.absolute(output), to: ProjectFolder.path(of: context.absolute(self.project)))
      files = try await TestGeneration(project: project, products: products).files(projectFolder: folder.path)
    } catch let errors as InputErrors {
      throw ProjectErrors(errors, project: project, at: context.absolute(project))
    }
    let written = try GeneratedFiles(folder: output, context: context).write(files)
    context.output.write(written.map { "\($0)\n" }.joined())
    return .clean
  }
}
