import SwiftSources

/// A manifest in Swift as far as it can be told without running it: the values of its variables.
struct Manifest: Sendable {
  /// Variables of the file's top level.
  var variables: [String: ManifestValue] = [:]
  /// Statements that change what matters in a way that was not understood.
  var gaps: [ManifestGap] = []

  /// No manifest that a person writes is larger.
  static let maximumSize = 2 << 20

  /// Reads a manifest; `shared` are files whose declarations it can use. Nil where this build has no Swift parser, for
  /// one that no parser is up to, and for one that is no Swift, as half of a manifest says the wrong things.
  static func read(_ bytes: [UInt8], file: String, shared: [(file: String, bytes: [UInt8])] = []) -> Manifest? {
    #if canImport(SwiftParser)
      guard BracketNesting(bytes).isParsable else { return nil }
      var evaluator = ManifestEvaluator()
      for other in shared where BracketNesting(other.bytes).isParsable {
        evaluator.declare(SwiftSource(other.bytes, file: other.file))
      }
      let source = SwiftSource(bytes, file: file)
      return source.isSound ? evaluator.run(source) : nil
    #else
      return nil
    #endif
  }

  /// The first variable that holds a call of this name: `Package`, `Project`.
  func call(_ name: String) -> ManifestCall? {
    let names = variables.keys.sorted { ($0 == name.lowercased() ? "" : $0) < ($1 == name.lowercased() ? "" : $1) }
    return names.lazy.compactMap { variables[$0]?.possibilities.first?.call }.first { $0.name == name }
  }
}
