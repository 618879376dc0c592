import PositionedJSON

/// A member of a presentation that only a bundle host obeys, with its place.
struct HostMember: Sendable {
  var member: String
  var product: String
  var file: String
  var position: JSONPosition
}
