/// A JSON Schema (draft 2020-12) of one kind of file.
///
/// A schema of a file that people write forbids members that it does not name; that of a file which the tool writes
/// allows them, because a later minor version adds some.
package protocol PublishedSchema: Sendable {
  /// The word of a command line, as in `schema manifest`.
  static var name: String { get }
  /// What file it is about, as a phrase.
  static var summary: String { get }
  /// The schema, ending with a line end.
  static var text: String { get }
}
