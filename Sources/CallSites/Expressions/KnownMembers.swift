/// Members of the standard library and Foundation whose type their name alone shows.
enum KnownMembers {
  /// Properties.
  static let types: [String: String] = table([
    ("Int", ["count", "underestimatedCount"]),
    (
      "String",
      [
        "description", "debugDescription", "localizedDescription", "capitalized", "localizedCapitalized",
        "localizedLowercase", "localizedUppercase", "lastPathComponent", "absoluteString", "uuidString",
        "localizedName", "pathExtension",
      ]
    ),
  ])

  /// Results of methods.
  static let results: [String: String] = table([
    (
      "String",
      [
        "formatted", "uppercased", "lowercased", "joined", "trimmingCharacters", "replacingOccurrences", "string",
        "localizedString", "localizedStringWithFormat", "localizedUppercase", "appending", "padding",
      ]
    ),
    ("Int", ["distance", "component"]),
  ])

  static let arithmetic: Set<String> = ["+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^"]

  private static func table(_ rows: [(String, [String])]) -> [String: String] {
    Dictionary(rows.flatMap { type, names in names.map { ($0, type) } }) { first, _ in first }
  }
}
