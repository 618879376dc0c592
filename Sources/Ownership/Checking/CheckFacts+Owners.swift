import Findings
import OwnershipManifest
import Projects

extension CheckFacts {
  /// A draft about an owner. What somebody else's package lacks is a note.
  func draft(
    _ description: RuleDescription, severity: Severity? = nil, owner: Owner, table: String? = nil, key: String? = nil,
    language: String? = nil, message: String, remedy: String, place: SourcePlace? = nil
  ) -> Draft {
    let severity = severity ?? description.severity
    return Draft(
      description, severity: owner.isExternal && severity != .incomplete ? .note : severity, owner: owner.name,
      table: table, key: key, language: language, message: message, remedy: remedy, place: place ?? owner.place)
  }

  /// The products that hold an owner's bundle, in the manifest's order.
  func holders(of owner: Owner) -> [Product] { manifest.products.filter { $0.holds(owner) } }

  /// The owner whose tables have this file, as the disk has it.
  func owner(of file: String) -> Owner? { tables.first { $0.files.contains(file) }?.owner }

  /// Whether what the project's files say about membership is known: without a file, or with one that could not be
  /// understood, nothing follows from what they do not say.
  var knowsMembership: Bool { !declared.targets.isEmpty && declared.notices.allSatisfy { $0.weight == .remark } }

  /// Owners and tables in the order of their names' bytes, for findings that name one of several.
  func ascending(_ names: some Sequence<String>) -> [String] {
    Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension CheckedTable {
  /// Tables that the system reads from the bundle of a product, whoever asks.
  package var isSystemTable: Bool { isInfoPlist || name == "AppShortcuts" || name.hasSuffix("-AppShortcuts") }
}
