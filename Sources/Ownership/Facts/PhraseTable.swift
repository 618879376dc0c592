import InstalledProducts

/// Table `AppShortcuts` of a bundle: phrase → its translations, whatever way the application's name is spelled in it.
struct PhraseTable {
  private let phrases: [String: Set<String>]
  private let order: [String]

  init(_ bundle: BuiltBundle) {
    var phrases: [String: Set<String>] = [:]
    for localization in bundle.localizations(of: "AppShortcuts") {
      phrases[localization] = Set(bundle.keys(of: "AppShortcuts", in: localization).map(Self.plain))
    }
    self.phrases = phrases
    order = Set(phrases.values.joined()).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// All phrases as those of one action, for a product without metadata: a language needs any of them.
  var asShortcuts: [BuiltIntents.Shortcut] {
    order.isEmpty ? [] : [BuiltIntents.Shortcut(action: "its App Shortcuts", phrases: order)]
  }

  /// Whether one phrase of the action is translated.
  func has(_ shortcut: BuiltIntents.Shortcut, for language: String) -> Bool {
    let wanted = Set(shortcut.phrases.map(Self.plain))
    return phrases.contains { localization, known in
      BundleLanguages.areRelated(localization, language) && !known.isDisjoint(with: wanted)
    }
  }

  /// `\(.applicationName)` → `${applicationName}`, `\(\.$trip)` → `${trip}`.
  private static func plain(_ phrase: String) -> String {
    phrase.replacing(#/\\\(\\?\.\$?([A-Za-z0-9_]+)\)/#) { "${\($0.output.1)}" }
  }
}
