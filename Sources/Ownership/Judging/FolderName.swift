internal import Foundation

/// The name of an `.lproj` folder, looked at as a spelling.
struct FolderName {
  var name: String

  init(_ name: String) {
    self.name = name
  }

  /// Full English names that old projects use.
  private static let fullNames = [
    "English": "en", "German": "de", "French": "fr", "Spanish": "es", "Italian": "it", "Japanese": "ja",
    "Dutch": "nl", "Danish": "da", "Swedish": "sv", "Norwegian": "nb", "Finnish": "fi", "Portuguese": "pt",
    "Korean": "ko",
  ]

  /// Chinese by region, which names a script today.
  private static let scripts = ["zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant"]

  private var isSpecial: Bool { name == "Base" || name == "mul" || Self.fullNames[name] != nil }

  /// The same tag with its letters in the usual case: `zh-hans` → `zh-Hans`, `PT_br` → `pt_BR`.
  var canonicalCase: String {
    guard !isSpecial else { return name }
    let separator: Character = name.contains("_") ? "_" : "-"
    let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { String($0) }
    return parts.enumerated().map { index, part in
      if index == 0 { return part.lowercased() }
      switch part.count {
      case 4: return part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case 2: return part.uppercased()
      default: return part
      }
    }.joined(separator: String(separator))
  }

  /// Today's name of the language; nil where the folder has it already.
  var modern: String? {
    if let full = Self.fullNames[name] { return full }
    guard !isSpecial else { return nil }
    let hyphenated = canonicalCase.replacing("_", with: "-")
    if let script = Self.scripts[hyphenated] { return script }
    let first = hyphenated.prefix { $0 != "-" }
    let modern = Locale.canonicalLanguageIdentifier(from: String(first))
    let known = first == "no" ? "nb" : modern
    return known == String(first) ? nil : known + hyphenated.dropFirst(first.count)
  }
}
