package import Findings
package import HostEvidence
package import OwnershipManifest

/// One observation that a run will make: a message with one argument list, presented by one product.
package struct PlannedObservation: Sendable, Hashable {
  package var product: String
  package var owner: String
  package var table: String
  package var key: String
  package var arguments: [MessageArgument]
  package var surface: String
  package var asks: Presentation.Asked
  package var defaultValue: String?
  /// Where the default comes from if the manifest gives none.
  package var codeText: CodeText?
  package var formatting: Presentation.Formatting
  package var persists: Presentation.Persistence
  /// Where the manifest declares the message, or the owner for a message that stands for "every key".
  package var place: SourcePlace

  package init(
    product: String, owner: String, table: String, key: String, arguments: [MessageArgument] = [],
    surface: String = "", asks: Presentation.Asked = .owner, defaultValue: String? = nil,
    codeText: CodeText? = nil, formatting: Presentation.Formatting = .current,
    persists: Presentation.Persistence = .nothing, place: SourcePlace
  ) {
    self.product = product
    self.owner = owner
    self.table = table
    self.key = key
    self.arguments = arguments
    self.surface = surface
    self.asks = asks
    self.defaultValue = defaultValue
    self.codeText = codeText
    self.formatting = formatting
    self.persists = persists
    self.place = place
  }
}
