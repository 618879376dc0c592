import OwnershipManifest

/// One key of one table as several owners have it.
struct KeyCopies {
  struct Copy {
    var owner: Owner
    var table: CheckedTable
    var entry: CheckedEntry

    /// The texts of a language with the ways to them; nil where it has none. A key may be its own source text.
    func texts(in language: String) -> [String: String]? {
      if let localization = entry.localization(language), localization.isThere {
        return Dictionary(localization.leaves.map { ($0.form, $0.text) }) { _, last in last }
      }
      let isSource = language == table.sourceLanguage && table.isCatalog && entry.isItsOwnText
      return isSource ? [CheckedLeaf(path: [], text: "", state: "", place: entry.place).form: entry.key] : nil
    }
  }

  /// One for each owner, in byte order of the owners.
  private let copies: [Copy]
  private let equal: [String]
  private let differing: [String]
  /// Languages that some of the owners lack.
  private let partial: [String]

  /// Nil where there is only one owner.
  init?(_ found: [Copy]) {
    var seen: Set<String> = []
    copies = found.sorted { $0.owner.name.utf8.lexicographicallyPrecedes($1.owner.name.utf8) }
      .filter { seen.insert($0.owner.name).inserted }
    guard copies.count > 1 else { return nil }
    let languages = Set(copies.flatMap { [$0.table.sourceLanguage] + $0.entry.localizations.map(\.language) })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var (equal, differing, partial) = ([String](), [String](), [String]())
    for language in languages {
      let texts = copies.map { $0.texts(in: language) }
      let there = Set(texts.compactMap { $0 })
      if there.count > 1 {
        differing.append(language)
      } else if there.count == 1 {
        if texts.contains(nil) { partial.append(language) } else { equal.append(language) }
      }
    }
    (self.equal, self.differing, self.partial) = (equal, differing, partial)
  }

  /// That of the first owner.
  var first: Copy { copies[0] }
  var owners: [String] { copies.map(\.owner.name) }

  /// Whether nobody sees a difference, or somebody else's package makes it, or the key is a sentence.
  var isHarmless: Bool {
    differing.isEmpty || first.entry.style == .prose || copies.contains(where: \.owner.isExternal)
  }

  /// What is equal, what differs and what only some have, language by language.
  var comparison: String {
    let parts = [
      equal.isEmpty ? nil : "equal in \(equal.joined(separator: ", "))",
      differing.isEmpty ? nil : "differing in " + differing.map { "\($0)\(quoted($0))" }.joined(separator: ", "),
      partial.isEmpty ? nil : "only in " + partial.map { "\($0) of \(having($0))" }.joined(separator: ", "),
    ].compactMap { $0 }
    return parts.isEmpty ? "no owner has a text for it" : parts.joined(separator: "; ")
  }

  private func having(_ language: String) -> String {
    copies.filter { $0.texts(in: language) != nil }.map(\.owner.name).joined(separator: " and ")
  }

  /// The texts, where each has one short form.
  private func quoted(_ language: String) -> String {
    let texts = copies.compactMap { $0.texts(in: language) }
    let plain = texts.compactMap { $0.count == 1 ? $0.values.first : nil }.filter { $0.count <= 40 }
    guard plain.count == texts.count else { return "" }
    return " (\(plain.map { "\"\($0)\"" }.joined(separator: ", ")))"
  }
}
