/// An object whose members are all known and there once.
package struct StrictObject: Sendable {
  /// What it is, for messages: `an owner`.
  package let name: String
  package let position: JSONPosition
  private let members: [String: JSONMember]

  init(name: String, position: JSONPosition, members: [JSONMember]) {
    self.name = name
    self.position = position
    self.members = Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
  }

  /// The value of a member; nil where the object lacks it.
  package subscript(_ key: String) -> JSONNode? { members[key]?.value }

  /// The member with its key's place.
  package func member(_ key: String) -> JSONMember? { members[key] }

  package var count: Int { members.count }
}
