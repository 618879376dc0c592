/// The `choice` line of an evidence file: how languages were chosen for one bundle in one cell.
public struct ChoiceRecord: Sendable, Hashable {
  /// The cell's identifier.
  public var cell: String
  /// The bundle's path inside the product's bundle; `.` is the main bundle.
  public var bundle: String
  /// The bundle identifier, where the bundle has one.
  public var identifier: String?
  /// What the bundle offers, in the order that language choice sees.
  public var offers: [String]
  /// The list that was matched instead of the user's; absent where no gate applied.
  public var gate: [String]?
  /// Where tables are looked for, best first, the development region last.
  public var searchList: [String]

  /// Makes a record of its parts.
  public init(
    cell: String, bundle: String, identifier: String?, offers: [String], gate: [String]?, searchList: [String]
  ) {
    self.cell = cell
    self.bundle = bundle
    self.identifier = identifier
    self.offers = offers
    self.gate = gate
    self.searchList = searchList
  }
}
