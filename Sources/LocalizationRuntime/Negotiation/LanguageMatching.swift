/// Matching of preferred languages with available localizations, as every Apple system does it.
///
/// Source: `ualoc_localizationsToUse` of Apple's ICU, called as CoreFoundation calls it (CFBundle_Locale.c).
package enum LanguageMatching {
  /// The entries of `available` that serve the first matching entry of `preferences`, in their exact spelling.
  ///
  /// Best first: the closest localization, then its parents (`de-AT, de`). Empty where nothing matches. As in
  /// CoreFoundation, one entry that is not ASCII or is longer than 156 bytes spoils the whole list it stands in.
  package static func matches(preferences: [String], available: [String]) -> [String] {
    guard !preferences.isEmpty, !available.isEmpty else { return [] }
    return memo.value(for: MemoKey.text(preferences, available)) { _ in answer(preferences, available) }
  }

  private static let memo = Memo<String, [String]>()

  private static func answer(_ preferences: [String], _ available: [String]) -> [String] {
    guard preferences.allSatisfy(isIdentifier), available.allSatisfy(isIdentifier) else { return [] }
    return LanguageICU.localizationsToUse(preferences: preferences, available: available).map { available[$0] }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count < LanguageICU.identifierCapacity && text.utf8.allSatisfy { $0 > 0 && $0 < 0x80 }
  }
}
