/// One message that the harness asks a host to present: the host's own code does it.
public struct RequestedMessage: Sendable, Hashable {
  /// The name of the message's owner.
  public var owner: String
  /// The table without suffix.
  public var table: String
  /// The key as the catalog spells it.
  public var key: String
  /// What to format the message with; empty if nothing.
  public var arguments: [MessageArgument]
  /// Where in the product it is presented; may be empty.
  public var surface: String

  /// Makes a request of its parts.
  public init(owner: String, table: String, key: String, arguments: [MessageArgument], surface: String) {
    self.owner = owner
    self.table = table
    self.key = key
    self.arguments = arguments
    self.surface = surface
  }
}
