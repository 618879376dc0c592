import CallSites
import Ownership

/// What the new owner's code offers to others, for its own bundle.
struct TargetOffers {
  private let offers: OwnerOffers
  private let table: String

  init(of owner: String, table: String, _ facts: CheckFacts, files: (String) -> [UInt8]?) {
    var offers = OwnerOffers()
    #if canImport(SwiftParser)
      for file in facts.modules.filter({ $0.owner == owner }).flatMap(\.files) where file.isParsed {
        guard !file.lookUps.isEmpty || !file.declarations.isEmpty, let bytes = files(file.path) else { continue }
        offers.add(OfferReader.offers(in: bytes, file: file.path))
      }
    #endif
    self.offers = offers.outside
    self.table = table
  }

  /// The function or property for this message.
  func accessor(for key: String) -> CallAccessor? {
    offers.messages.first { $0.bundle == .module && isTable($0.table) && $0.key.matches(key) }?.accessor
  }

  /// The function or property for every key, one that takes arguments where the key has some.
  func keyed(withArguments: Bool) -> KeyedAccessor? {
    offers.keyed.first {
      $0.bundle == .module && isTable($0.table) && (!withArguments || $0.accessor.takesArguments)
    }?.accessor
  }

  /// The constant for the bundle, as other modules write it: `.sharedTripUI`.
  var bundle: String? { offers.bundles.first { $0.bundle == .module }?.expression }

  private func isTable(_ table: TableName) -> Bool {
    table.name == self.table || table == .unsaid && self.table == "Localizable"
  }
}
