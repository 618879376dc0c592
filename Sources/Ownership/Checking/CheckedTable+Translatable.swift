extension CheckedTable {
  /// Names that are often the same in every language, and that Info.plist gives where the table does not.
  private static let namesInInfo: Set<String> = [
    "CFBundleDisplayName", "CFBundleName", "CFBundleShortVersionString", "CFBundleSpokenName",
    "NSHumanReadableCopyright",
  ]

  /// Whether Info.plist has the source texts of this table.
  var isInfoPlist: Bool { name == "InfoPlist" || name.hasSuffix("-InfoPlist") }

  /// Whether a key has words to translate: `%@ (%lld)` and `•` have none.
  func needsTranslation(_ entry: CheckedEntry) -> Bool {
    guard entry.isCovered, !(isInfoPlist && Self.namesInInfo.contains(entry.key)) else { return false }
    let texts = entry.localization(sourceLanguage)?.leaves.map(\.text) ?? []
    return (texts.isEmpty ? [entry.key] : texts).contains { SpecifierFreeText($0).hasLetters }
  }
}

extension CheckedLocalization {
  /// Whether a look-up finds anything: some text, or a phrase.
  var isThere: Bool { !leaves.isEmpty || phrases != nil }
}
