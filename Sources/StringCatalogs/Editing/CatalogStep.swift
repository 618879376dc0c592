/// One step from a localization down to one of its texts.
package enum CatalogStep: Sendable, Hashable {
  /// Into a case of an axis, such as `plural` and `few`.
  case variation(axis: String, name: String)
  case substitution(String)

  /// The members it leads through.
  var names: [String] {
    switch self {
    case .variation(let axis, let name): ["variations", axis, name]
    case .substitution(let name): ["substitutions", name]
    }
  }
}
