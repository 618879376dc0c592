/// The `observation` line of an evidence file: what one message showed in one cell, and where it came from.
public struct ObservationRecord: Sendable, Hashable {
  /// The cell's identifier.
  public var cell: String
  /// The name of the message's owner.
  public var owner: String
  /// The table that was asked, without suffix.
  public var table: String
  /// The key that was asked.
  public var key: String
  /// What the message was formatted with; empty if nothing.
  public var arguments: [MessageArgument]
  /// Where in the product it is presented; may be empty.
  public var surface: String
  /// The bundle that the code asked, named like `ChoiceRecord.bundle`, or `outside:<name>`.
  public var asked: String
  /// The bundle that served the value.
  public var bundle: String?
  /// The table file inside the bundle, such as `de.lproj/Localizable.stringsdict`.
  public var file: String?
  /// The localization that served the value, an `.lproj` name; empty for a table at the bundle's root.
  public var resolvedLocale: String?
  /// The path of the chosen variant, such as `device.mac/minutes.few` or `width.20`.
  public var variant: String?
  /// Only where it is not the cell's.
  public var formattingLocale: String?
  /// What became of the message.
  public var outcome: Outcome
  /// What a person reads; absent for `no-bundle`.
  public var value: String?

  /// Makes a record of its parts.
  public init(
    cell: String, owner: String, table: String, key: String, arguments: [MessageArgument], surface: String,
    asked: String, bundle: String? = nil, file: String? = nil, resolvedLocale: String? = nil, variant: String? = nil,
    formattingLocale: String? = nil, outcome: Outcome, value: String?
  ) {
    self.cell = cell
    self.owner = owner
    self.table = table
    self.key = key
    self.arguments = arguments
    self.surface = surface
    self.asked = asked
    self.bundle = bundle
    self.file = file
    self.resolvedLocale = resolvedLocale
    self.variant = variant
    self.formattingLocale = formattingLocale
    self.outcome = outcome
    self.value = value
  }
}
