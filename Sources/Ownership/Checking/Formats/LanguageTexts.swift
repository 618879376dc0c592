/// The texts of a table, gathered by key and language.
enum LanguageTexts {
  /// In the order of the table; each group is one key in one language.
  static func all(in table: CheckedTable) -> [ArraySlice<FormattedText>] {
    let texts = table.formattedTexts
    var groups: [ArraySlice<FormattedText>] = []
    var start = 0
    for index in texts.indices where index + 1 == texts.count || !isSame(texts[index], texts[index + 1]) {
      groups.append(texts[start...index])
      start = index + 1
    }
    return groups
  }

  private static func isSame(_ left: FormattedText, _ right: FormattedText) -> Bool {
    left.entry.place == right.entry.place && left.localization.language == right.localization.language
      && left.entry.key == right.entry.key
  }
}
