import HostEvidence
import InstalledProducts
import OwnershipManifest
import StringCatalogs

extension JudgedObservation {
  private var keyName: InstalledKeys.Name {
    InstalledKeys.Name(owner: owner.name, table: record.table, key: record.key)
  }

  /// Whether the owner's resources have the key, with or without a value.
  var isKeyOfOwner: Bool { release.keys.places[keyName] != nil }

  /// Whether the catalog says that the text must stay as it is in every language.
  var isInvariant: Bool { release.keys.invariant.contains(keyName) }

  /// Whether the text that is shown without a table's help is the right one: that of the code or the storyboard, for a
  /// reader of the development language, or a text that is not to be translated at all.
  ///
  /// An identifier that is shown raw is right for nobody.
  var isMeantToMiss: Bool {
    guard isMiss else { return false }
    if isInvariant { return record.outcome == .default || KeyStyle(of: record.key) == .prose }
    return record.outcome == .default && wantsDevelopmentRegion && release.keys.codeTexts[keyName] != nil
  }

  /// Whether what is shown instead of a table's text has nothing that could be translated, such as `%@, %@`.
  var isWordless: Bool {
    isMiss && KeyStyle(of: record.key) == .prose && !shownFormat.hasLettersBesideSpecifiers
  }

  /// The format of what is shown: the default of the call, else the key.
  private var shownFormat: String {
    record.outcome == .default
      ? observation.planned.defaultValue ?? release.keys.codeTexts[keyName]?.text ?? record.value ?? "" : record.key
  }
}
