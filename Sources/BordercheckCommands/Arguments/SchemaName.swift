package import CommandLayer
import PublishedSchemas

/// The name of a published schema.
package struct SchemaName: ArgumentValue, Hashable {
  package let argumentText: String
  /// The schema itself.
  package let text: String

  package init(argument: String) throws(ArgumentValueError) {
    guard let schema = PublishedSchemas.named(argument) else {
      throw ArgumentValueError(oneOf: Self.choices, given: argument)
    }
    argumentText = schema.name
    text = schema.text
  }

  package static var choices: [String] { PublishedSchemas.names }
}
