extension CheckedTable {
  /// Names that are often the same in every language, and that Info.plist gives where the table does not.
  private static let namesInInfo: Set<String> = [
    "CFBundleDisplayName", "CFBundleName", "CFBundleShortVersionString", "CFBundleSpokenName",
    "NSHumanReadableCopyright",
  ]

  /// Whether Info.plist has the source texts of this table.
  var isInfoPlist: Bool { name == "InfoPlist" || name.hasSuffix("-InfoPlist") }

  /// Whether a key has words to translate.
  func needsTranslation(_ entry: CheckedEntry) -> Bool {
    entry.isCovered && !(isInfoPlist && Self.namesInInfo.contains(entry.key)) && !wordless.contains(entry.key)
  }

  /// The keys whose source text, or where they have none they themselves, have no letter beside specifiers.
  static func wordless(_ entries: [CheckedEntry], _ sourceLanguage: String) -> Set<String> {
    Set(
      entries.lazy.filter { entry in
        let texts = entry.localization(sourceLanguage)?.leaves.map(\.text) ?? []
        return !(texts.isEmpty ? [entry.key] : texts).contains(where: SpecifierFreeText.hasLetters)
      }.map(\.key))
  }
}

extension CheckedLocalization {
  /// Whether a look-up finds anything: some text, or a phrase.
  package var isThere: Bool { !leaves.isEmpty || phrases != nil }
}
