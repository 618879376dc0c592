package import HostEvidence
package import PositionedJSON

/// What a release's products are to present: exactly what the manifest and the owners' tables say, nothing observed.
package struct ObservationPlan: Sendable {
  /// By product name, in the order of the manifest's messages.
  private let messages: [String: [PlannedMessage]]

  /// - Throws: globs that match nothing, all at once.
  package init(of image: ReleaseImage) throws(InputErrors) {
    var expansion = MessageExpansion(of: image)
    expansion.expand()
    guard expansion.errors.isEmpty else { throw InputErrors(expansion.errors) }
    messages = Dictionary(grouping: expansion.messages, by: \.identity.product)
  }

  /// The observations of one launch of a product.
  ///
  /// - Parameter counts: a scenario's counts, which take the place of the argument lists of numeric messages.
  package func observations(of product: String, counts: [MessageArgument]?) -> [PlannedObservation] {
    messages[product, default: []].flatMap { message in
      message.lists(counts: counts).map { message.observation($0) }
    }
  }
}
