import PositionedJSON

/// A name that the manifest uses and has to define, with its place.
struct NameReference: Sendable {
  enum Kind: String, Sendable {
    case owner
    case product
  }

  var kind: Kind
  var name: String
  var file: String
  var position: JSONPosition
}
