internal import StringCatalogs

/// One table as one bundle in one process sees it: which files serve it, and their entries.
package struct ResolvedTable: Sendable {
  /// One file that serves the table.
  struct Served<Entries: Sendable>: Sendable {
    var place: TablePlace
    /// How early its localization is searched; 0 is the root.
    var rank: Int
    var entries: Entries
  }

  /// One file that was asked for, before any key is looked up.
  struct Asked: Sendable {
    var place: TablePlace
    var state: FileState
  }

  enum FileState: Sendable {
    case absent
    case unreadable(String)
    case found
  }

  var strings: Served<StringsTable>?
  var stringsDict: Served<StringsDictTable>?
  var asked: [Asked] = []

  /// Whether a file of this table was found, readable or not.
  package var hasFile: Bool {
    asked.contains {
      if case .absent = $0.state { false } else { true }
    }
  }

  /// Whether no file of this table that was found is damaged.
  package var areAllReadable: Bool {
    !asked.contains {
      if case .unreadable = $0.state { true } else { false }
    }
  }

  /// The entry of `key`: of two files the one searched earlier has it, and the `.stringsdict` of the same language.
  package func hit(_ key: String) -> TableHit? {
    let plain = strings.flatMap { served in
      served.entries[key].map { TableHit.Plain(text: $0, place: served.place) }
    }
    if let dict = stringsDict, let entry = dict.entries[key] {
      if plain == nil || dict.rank <= (strings?.rank ?? .max) {
        return TableHit(content: .rule(entry, place: dict.place, plain: plain))
      }
    }
    return plain.map { TableHit(content: .text($0)) }
  }

  /// The files that were asked for, in order, with what each had for `key`.
  package func candidates(_ key: String) -> [TableCandidate] {
    let served = hit(key)?.place
    return asked.map { asked in
      TableCandidate(
        file: asked.place.file, localization: asked.place.localization, kind: asked.place.kind,
        state: state(of: asked, key: key, served: served))
    }
  }

  private func state(of asked: Asked, key: String, served: TablePlace?) -> TableCandidate.State {
    switch asked.state {
    case .absent: return .absent
    case .unreadable(let reason): return .unreadable(reason)
    case .found:
      if asked.place == served { return .entry }
      let hasEntry =
        switch asked.place.kind {
        case .strings: strings?.entries[key] != nil
        case .stringsDict: stringsDict?.entries[key] != nil
        }
      return hasEntry ? .shadowed : .noEntry
    }
  }
}
