public import HostEvidence

/// One message of an owner, as a product presents it.
public struct TestedMessage: Sendable, Hashable, CustomStringConvertible {
  /// The key as the table spells it.
  public let key: String
  /// The table without suffix.
  public let table: String
  /// What it is formatted with; each list is shown once.
  public let arguments: [[MessageArgument]]
  /// Where in the product it is presented.
  public let surface: String
  /// What the code passes for a key that the table lacks.
  public let defaultValue: String?
  /// Whether the table of the development region has it; if not, the text of the code is right there.
  public let isInSource: Bool
  /// The languages in which the project accepts another text than a translation; `*` stands for all.
  public let acceptedIn: [String]
  /// Whether the project accepts that the main bundle has the message as well.
  public let mayBeCopied: Bool

  /// Makes a message of its parts.
  public init(
    _ key: String, table: String = "Localizable", arguments: [[MessageArgument]] = [[]], on surface: String = "",
    default defaultValue: String? = nil, isInSource: Bool = true, acceptedIn: [String] = [],
    mayBeCopied: Bool = false
  ) {
    self.key = key
    self.table = table
    self.arguments = arguments
    self.surface = surface
    self.defaultValue = defaultValue
    self.isInSource = isInSource
    self.acceptedIn = acceptedIn
    self.mayBeCopied = mayBeCopied
  }

  /// The key, with its table where that is not the usual one.
  public var description: String { table == "Localizable" ? key : "\(key) (\(table))" }

  /// What is asked for, a request for each list of arguments.
  func requests(of owner: TestedOwner) -> [RequestedMessage] {
    arguments.map {
      RequestedMessage(owner: owner.name, table: table, key: key, arguments: $0, surface: surface)
    }
  }
}
