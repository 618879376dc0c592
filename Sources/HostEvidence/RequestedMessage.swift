/// One message that the harness asks a host to present: the host's own code does it.
public struct RequestedMessage: Sendable, Hashable {
  public var owner: String
  public var table: String
  public var key: String
  public var arguments: [MessageArgument]
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
