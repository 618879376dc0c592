/// One line of the table of interfaces: an initialiser or modifier of Apple's frameworks that takes a key, and where.
struct KeyArgument: Sendable {
  enum Position: Sendable, Hashable {
    /// The first argument, which has no label.
    case first
    case label(String)
  }

  /// `Text`; a modifier begins with a dot: `.navigationTitle`.
  var name: String
  var positions: [Position]

  /// `_` is the first argument.
  init(_ name: String, _ labels: String...) {
    self.name = name
    positions = labels.map { $0 == "_" ? .first : .label($0) }
  }
}
