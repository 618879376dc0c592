/// A call in a manifest by its last name: `.target(name: "Trips")`, `Package(…)`; or a member alone, `.app`.
struct ManifestCall: Sendable, Hashable {
  var name: String
  var arguments: [ManifestArgument] = []
  var file: String
  var line: Int
  var column: Int

  /// The argument of that label, the first one without a label for nil.
  subscript(label: String?) -> ManifestValue? {
    get { arguments.first { $0.label == label }?.value }
    set {
      arguments.removeAll { $0.label == label }
      if let newValue { arguments.append(ManifestArgument(label: label, value: newValue)) }
    }
  }
}
