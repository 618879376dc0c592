/// The entries whose bytes `unzip` is asked for, and what it is asked with.
struct PrintedEntries {
  /// In the order of the archive's list, which is that of the output.
  let entries: [ZipEntry]
  /// Patterns that match these entries and no others.
  let patterns: [String]

  init(of listing: ArchiveListing) {
    var entries: [ZipEntry] = []
    var used: Set<Int> = []
    var names: [String] = []
    for entry in listing.entries where entry.kind != .folder {
      let matching = LookUpFiles.all.indices.filter { LookUpFiles.all[$0].contains(entry.name) }
      used.formUnion(matching)
      let isAsked = matching.isEmpty && entry.kind == .link && entry.method != .stored
      if isAsked { names.append(Self.pattern(of: entry.name)) }
      if isAsked || !matching.isEmpty { entries.append(entry) }
    }
    self.entries = entries
    patterns = LookUpFiles.all.indices.filter(used.contains).map { LookUpFiles.all[$0].pattern } + names
  }

  /// In bytes.
  var size: Int { entries.reduce(0) { $0 + $1.size } }

  /// A pattern that matches one name alone and is no option.
  private static func pattern(of name: String) -> String {
    let escaped = name.map { "*?[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    return escaped.hasPrefix("-") ? "\\\(escaped)" : escaped
  }
}
