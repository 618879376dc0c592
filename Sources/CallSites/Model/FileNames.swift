/// Names and texts of a file, as a quick look at its tokens shows them.
package struct FileNames: Sendable, Hashable {
  /// Modules that the file imports, in order.
  package var imports: [String] = []
  /// Whether an import is handed on: `@_exported import SwiftUI`.
  package var reexports: [String] = []
  /// Types that the file declares, without the types around them, sorted.
  package var types: [String] = []
  /// Of these the ones that stand in no other type, sorted.
  package var outerTypes: [String] = []
  /// The others after the outermost type around them, sorted: `Style.Text`.
  package var innerTypes: [String] = []
  /// Of the types the classes and actors: what `Bundle(for:)` may name.
  package var classes: [String] = []
  /// Members that are named after a type, sorted by name.
  package var references: [MemberReference] = []
  /// Texts of literals without interpolations, of at most 200 bytes, sorted.
  package var literals: [String] = []
  /// Functions that are called with a literal, and members that follow one, sorted.
  package var literalCalls: [String] = []
  /// Whether brackets or expressions are nested deeper than the parser reads: such a file is not parsed.
  package var isTooDeep = false
  /// Words that begin with a capital, mostly types, sorted; not where an import or a declaration names them.
  package var mentions: [String] = []
  /// Members of a type that is only inferred, `.title`, sorted: a generated symbol may be one.
  package var members: [String] = []

  package init() {}
}
