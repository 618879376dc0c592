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
    return memo.value(for: Question(preferences: preferences, available: available)) { $0.answer() }
  }

  private static let memo = Memo<Question, [String]>()

  private struct Question: Hashable, Sendable {
    var preferences: [String]
    var available: [String]

    func answer() -> [String] {
      guard preferences.allSatisfy(Self.isIdentifier), available.allSatisfy(Self.isIdentifier) else { return [] }
      return LanguageICU.localizationsToUse(preferences: preferences, available: available).map { available[$0] }
    }

    private static func isIdentifier(_ text: String) -> Bool {
      text.utf8.count < LanguageICU.identifierCapacity && text.utf8.allSatisfy { $0 > 0 && $0 < 0x80 }
    }
  }
}
