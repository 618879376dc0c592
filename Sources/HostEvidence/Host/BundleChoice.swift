/// How languages were chosen for one bundle of a running process.
package struct BundleChoice: Sendable, Hashable {
  /// The bundle identifier, where the bundle has one.
  package var identifier: String?
  /// What the bundle offers.
  package var offers: [String]
  /// The list that was matched instead of the user's; nil where no gate applied.
  package var gate: [String]?
  package var searchList: [String]

  package init(identifier: String?, offers: [String], gate: [String]?, searchList: [String]) {
    self.identifier = identifier
    self.offers = offers
    self.gate = gate
    self.searchList = searchList
  }

  /// The choice as a line of evidence.
  package func record(cell: String, bundle: String) -> ChoiceRecord {
    ChoiceRecord(
      cell: cell, bundle: bundle, identifier: identifier, offers: offers, gate: gate, searchList: searchList)
  }
}
