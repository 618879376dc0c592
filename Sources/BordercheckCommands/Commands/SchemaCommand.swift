package import CommandLayer
import PublishedSchemas

/// `bordercheck schema [NAME]`: prints a JSON Schema of a file, or lists them.
package struct SchemaCommand: Command {
  var schema: SchemaName?

  package static let name = "schema"
  package static let summary =
    "Prints the JSON Schema (draft 2020-12) of a file that is read or written, or lists them."
  package static let example = "schema manifest > bordercheck.schema.json"
  package static let arguments: [Argument<Self>] = [
    .optionalPositional("NAME", into: \.schema, help: "the file; all are listed where it is left out")
  ]
  package static let statuses: [ExitStatus] = [.clean, .usage]

  package init() {}

  package func run(in context: CommandContext) async throws -> ExitStatus {
    context.output.write(schema?.text ?? Self.list)
    return .clean
  }

  private static var list: String {
    let width = PublishedSchemas.names.map(\.count).max() ?? 0
    return PublishedSchemas.all.map { schema in
      schema.name + String(repeating: " ", count: width + 2 - schema.name.count) + schema.summary + "\n"
    }
    .joined()
  }
}
