package import Findings
package import HostEvidence

/// One element of the manifest's `messages`.
package struct MessageDeclaration: Sendable, Hashable {
  package var place: SourcePlace
  package var owner: String
  /// A name or a glob.
  package var table: String
  /// A key or a glob.
  package var key: String
  /// Nil: from the specifiers of the development value, else of the key.
  package var arguments: [[MessageArgument]]?
  /// Nil: one, plain, in each product that holds the owner.
  package var presentations: [Presentation]?

  package init(place: SourcePlace, owner: String, table: String = "Localizable", key: String) {
    self.place = place
    self.owner = owner
    self.table = table
    self.key = key
    arguments = nil
    presentations = nil
  }
}

/// Where and how one product presents a message.
package struct Presentation: Sendable, Hashable {
  /// Which bundle the code asks.
  package enum Asked: Sendable, Hashable {
    /// The owner's bundle path in this product.
    case owner
    case main
    /// A path relative to the product.
    case path(String)
  }

  /// Which locale the code formats with.
  package enum Formatting: Sendable, Hashable {
    case current
    case none
    case locale(String)
  }

  /// What the product stores at its first launch and shows at every later one.
  package enum Persistence: String, Sendable, Hashable, CaseIterable {
    case nothing
    case text
    case key
  }

  package var product: String
  package var surface: String
  package var asks: Asked
  /// The `defaultValue:` of the call.
  package var defaultValue: String?
  package var formatting: Formatting
  package var persists: Persistence

  package init(product: String) {
    self.product = product
    surface = ""
    asks = .owner
    defaultValue = nil
    formatting = .current
    persists = .nothing
  }
}
