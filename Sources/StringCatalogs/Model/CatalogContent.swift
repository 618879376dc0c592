package import PositionedJSON

/// A text, or what it is made of: the body of a localization and of each variation.
///
/// Real files have one of: a string unit; variations; a string unit with substitutions; device variations with
/// substitutions; a string set.
package struct CatalogContent: Sendable {
  package let node: JSONNode

  init(_ node: JSONNode) { self.node = node }

  package var position: JSONPosition { node.position }
  /// The plain text; nil also for a unit without a `value`, which is a problem.
  package var stringUnit: StringUnit? { node["stringUnit"].flatMap(StringUnit.init) }
  /// The plain text of a body that has nothing else; nil for any other body.
  package var onlyUnit: StringUnit? { node.only("stringUnit").flatMap(StringUnit.init) }
  /// The phrases of an App Shortcut.
  package var stringSet: StringSet? { node["stringSet"].flatMap(StringSet.init) }
  /// The axes in file order: `plural`, `device`, and whatever else a file names.
  package var variations: [VariationAxis] { VariationAxis.all(in: node["variations"]) }
  /// True if there is a `variations` object, even an empty one.
  package var hasVariations: Bool { node["variations"]?.kind == .object }
  /// The substitutions in file order.
  package var substitutions: [CatalogSubstitution] {
    node["substitutions"]?.members.lazy.filter { $0.value.kind == .object }.map(CatalogSubstitution.init) ?? []
  }
}
