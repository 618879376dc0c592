/// A catalog that was made of a legacy table.
package struct ConvertedCatalog: Sendable, Hashable {
  /// As Xcode writes it.
  package var bytes: [UInt8]
  /// All that the catalog does not say as the tables did, by key and language.
  package var losses: [ConversionLoss]
}
