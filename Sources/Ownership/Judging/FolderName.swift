import LocalizationRuntime

/// The name of an `.lproj` folder, looked at as a spelling.
struct FolderName {
  var name: String

  init(_ name: String) {
    self.name = name
  }

  /// Chinese by region, which names a script today.
  private static let scripts = ["zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant"]

  /// `Base`, `mul`, and full English names such as `German`.
  private var isSpecial: Bool { name == "Base" || name == "mul" || isFullName }

  private var isFullName: Bool {
    name.count > 3 && name != "Base" && name.allSatisfy(\.isLetter) && LanguageTag.canonical(name) != name
  }

  /// Whether the name may be read as a tag: a folder may have any name.
  private var isTag: Bool {
    let first = name.prefix { $0 != "-" && $0 != "_" }
    return (2...3).contains(first.count) && first.allSatisfy(\.isLetter)
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }

  /// The same tag with its letters in the usual case: `zh-hans` → `zh-Hans`, `PT_br` → `pt_BR`.
  var canonicalCase: String {
    guard !isSpecial, isTag else { return name }
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
    if isFullName { return LanguageTag.canonical(name) }
    guard !isSpecial, isTag else { return nil }
    let hyphenated = canonicalCase.replacing("_", with: "-")
    if let script = Self.scripts[hyphenated] { return script }
    let first = String(hyphenated.prefix { $0 != "-" })
    let today = LanguageTag.canonical(first).prefix { $0 != "-" }
    return today == first ? nil : "\(today)\(hyphenated.dropFirst(first.count))"
  }
}
