/// The values of an Info.plist with the build variables of their texts filled in.
struct InfoValues {
  let dictionary: [String: Any]
  private let variables: BuildVariables
  /// For each key whose text could not be filled in, the variables that are not known.
  private(set) var unknown: [String: [String]] = [:]

  init(_ dictionary: [String: Any], variables: [String: String]) {
    self.dictionary = dictionary
    self.variables = BuildVariables(variables)
  }

  mutating func text(_ key: String) -> String? { text(key, of: dictionary) }

  /// A text of a nested dictionary; an empty text says nothing.
  mutating func text(_ key: String, of dictionary: [String: Any]?) -> String? {
    guard let text = dictionary?[key] as? String else { return nil }
    guard let filled = filled(text, key: key), !filled.isEmpty else { return nil }
    return filled
  }

  /// A list of texts; one text counts as a list of it, and a list with an unknown variable as none.
  mutating func texts(_ key: String) -> [String]? {
    if dictionary[key] is String { return text(key).map { [$0] } }
    guard let list = dictionary[key] as? [Any] else { return nil }
    let texts = list.compactMap { $0 as? String }
    var all: [String] = []
    for text in texts {
      if let filled = filled(text, key: key) { all.append(filled) }
    }
    return all.count == texts.count ? all : nil
  }

  /// A boolean, a number, or one of the words that the system takes for one.
  mutating func boolean(_ key: String) -> Bool? {
    if let value = dictionary[key] as? Bool { return value }
    if let value = dictionary[key] as? Int { return value != 0 }
    return text(key).map { ["yes", "true", "1"].contains($0.lowercased()) }
  }

  /// What the table `InfoPlist` can localize: names, the copyright line, usage descriptions, the purposes of a
  /// temporary precise location, and titles of shortcut items, whose own text is the key.
  var localizableTexts: [String: String] {
    mutating get {
      var texts: [String: String] = [:]
      for key in dictionary.keys.sorted() where Self.isLocalizable(key) { texts[key] = text(key) }
      let purposes = dictionary["NSLocationTemporaryUsageDescriptionDictionary"] as? [String: Any] ?? [:]
      for key in purposes.keys.sorted() { texts[key] = text(key, of: purposes) }
      for item in dictionary["UIApplicationShortcutItems"] as? [[String: Any]] ?? [] {
        for key in ["UIApplicationShortcutItemTitle", "UIApplicationShortcutItemSubtitle"] {
          if let title = text(key, of: item) { texts[title] = title }
        }
      }
      return texts
    }
  }

  private static func isLocalizable(_ key: String) -> Bool {
    key.hasSuffix("UsageDescription") || names.contains(key)
  }

  private static let names: Set<String> = [
    "CFBundleDisplayName", "CFBundleGetInfoString", "CFBundleName", "CFBundleSpokenName", "NSHumanReadableCopyright",
  ]

  private mutating func filled(_ text: String, key: String) -> String? {
    let expanded = variables.expanded(text)
    for name in expanded.unknown where unknown[key]?.contains(name) != true { unknown[key, default: []].append(name) }
    return expanded.text
  }
}
