/// What the code of an owner offers to other modules, so that they need no key or no bundle of their own.
package struct OwnerOffers: Sendable, Hashable {
  /// A function or property for one message.
  package struct Message: Sendable, Hashable {
    package var accessor: CallAccessor
    package var key: KeyText
    package var table: TableName
    package var bundle: BundleExpression
    /// Whether only the package's own modules see it.
    package var isPackage: Bool
  }

  /// A function or property for every key of a table.
  package struct Keyed: Sendable, Hashable {
    package var accessor: KeyedAccessor
    package var table: TableName
    package var bundle: BundleExpression
    package var isPackage: Bool
  }

  /// A constant that gives the bundle.
  package struct BundleConstant: Sendable, Hashable {
    /// As others write it: `.sharedTripUI`, `Checkout.bundle`.
    package var expression: String
    package var bundle: BundleExpression
    package var isPackage: Bool
  }

  /// In the order of the files and of the code.
  package var messages: [Message] = []
  package var keyed: [Keyed] = []
  package var bundles: [BundleConstant] = []

  package init() {}

  package mutating func add(_ other: OwnerOffers) {
    messages += other.messages
    keyed += other.keyed
    bundles += other.bundles
  }

  /// Without what only the owner's own package sees.
  package var outside: OwnerOffers {
    var offers = self
    offers.messages.removeAll(where: \.isPackage)
    offers.keyed.removeAll(where: \.isPackage)
    offers.bundles.removeAll(where: \.isPackage)
    return offers
  }
}
