package import OwnershipManifest

/// How the code of products asks for messages: one way for each distinct form of the calls.
package struct CodeWays: Sendable, Hashable {
  /// A message in one product.
  package struct Message: Sendable, Hashable {
    package var product: String
    package var owner: String
    package var table: String
    package var key: String

    package init(product: String, owner: String, table: String, key: String) {
      self.product = product
      self.owner = owner
      self.table = table
      self.key = key
    }
  }

  package struct Way: Sendable, Hashable {
    package var asks: Presentation.Asked
    package var defaultValue: String?
    package var formatting: Presentation.Formatting

    package init(asks: Presentation.Asked, defaultValue: String? = nil, formatting: Presentation.Formatting = .current)
    {
      self.asks = asks
      self.defaultValue = defaultValue
      self.formatting = formatting
    }
  }

  /// In the order of the code.
  private var ways: [Message: [Way]] = [:]

  package init() {}

  package mutating func add(_ way: Way, of message: Message) {
    if !self[message].contains(way) { ways[message, default: []].append(way) }
  }

  package subscript(message: Message) -> [Way] { ways[message] ?? [] }
}
