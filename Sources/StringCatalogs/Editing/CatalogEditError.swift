package import PositionedJSON

/// Why a catalog cannot be changed as asked; the catalog is then as it was.
package indirect enum CatalogEditError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is nothing at this path of member names.
  case absent([String])
  /// A key that is to be added is there.
  case present(key: String)
  /// A key is asked for more than once in one change.
  case repeated(key: String)
  /// A member of the path is there more than once, so that it is open which one is meant.
  case ambiguous([String], JSONPosition)
  /// A member of the path holds something else than an object.
  case noObject([String], JSONPosition)
  /// The text is to have variations and is plain, or the other way round.
  case otherShape([String], JSONPosition)
  /// The changed text would not be JSON any more: nested too deep.
  case unreadable(JSONSyntaxError)
  /// Two and more of the others.
  case several([CatalogEditError])

  /// Nil where there is no error.
  init?(all errors: [CatalogEditError]) {
    guard let first = errors.first else { return nil }
    self = errors.count == 1 ? first : .several(errors)
  }

  package var description: String {
    switch self {
    case .absent(let path): "there is no \(Self.words(path)); expected one to change"
    case .present(let key): "the key '\(key)' is there already; expected a new one"
    case .repeated(let key): "the key '\(key)' is given twice; expected each key once"
    case .ambiguous(let path, let position):
      "\(Self.words(path)) is there twice, again at \(Self.words(position)); expected it once: remove one first"
    case .noObject(let path, let position): "expected an object for \(Self.words(path)) at \(Self.words(position))"
    case .otherShape(let path, let position):
      "\(Self.words(path)) at \(Self.words(position)) cannot have both a text and variations; remove the one first"
    case .unreadable(let error): error.message
    case .several(let errors): errors.map(\.description).joined(separator: "\n")
    }
  }

  private static func words(_ path: [String]) -> String {
    path.isEmpty ? "the root" : "'" + path.joined(separator: "' > '") + "'"
  }
  private static func words(_ position: JSONPosition) -> String { "line \(position.line), column \(position.column)" }
}
