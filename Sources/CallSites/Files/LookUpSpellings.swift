/// Finds by bytes alone whether a file may hold look-ups or what others need for theirs; only such files are parsed.
struct LookUpSpellings {
  /// Every call, type and property that the scanner knows has one of these in its name, but for the views and intents of
  /// frameworks, which an import shows. Before the comments that accept findings come those that show a literal without a
  /// look-up.
  private static let always = [
    "ocaliz", "Bundle", "loc-key", "lproj", "AppleLanguages", ".strings", "xcstrings", ".setTitle(\"", ".text = \"",
    ".title = \"", ".placeholder = \"", AllowComment.prefix,
  ]

  private let spellings: [Spelling]

  init(helpers: [String]) {
    let names = helpers.compactMap { helper in helper.split(whereSeparator: { ".#".contains($0) }).last.map(String.init)
    }
    spellings = (Self.always + Set(names).sorted()).map(Spelling.init)
  }

  func mayHold(_ bytes: [UInt8], names: FileNames) -> Bool {
    if names.imports.contains(where: { KeyArgument.frameworks.contains($0) }) { return true }
    return bytes.withUnsafeBytes { file in spellings.contains { $0.isIn(file) } }
  }
}
