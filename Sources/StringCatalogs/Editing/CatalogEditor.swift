import PositionedJSON

/// Changes a catalog so that only the lines it is about change, in the layout and order of the file.
///
/// ```swift
/// var editor = CatalogEditor(catalog)
/// try editor.setText("Fertig", state: "translated", key: "Done", language: "de")
/// try write(editor.catalog.bytes)
/// ```
/// Each call reads the text again, so that the next one sees it; a call that throws has changed nothing.
package struct CatalogEditor: Sendable {
  package internal(set) var catalog: StringCatalog
  let order: KeyOrder
  let layout: JSONLayout
  /// How `strings` was written while there was no key; nil where there were some.
  let emptyStrings: [UInt8]?

  package init(_ catalog: StringCatalog) {
    self.catalog = catalog
    layout = catalog.document.layout
    order = KeyOrder(observedIn: catalog.strings.map(\.key))
    emptyStrings = catalog.document.root["strings"].flatMap { strings in
      strings.kind == .object && strings.isEmpty ? Array(catalog.document.bytes[strings.range]) : nil
    }
  }

  // MARK: - Texts

  /// Sets one text and its state, making what is missing on the way: localization, variations, substitution.
  ///
  /// The key must exist. A text that reads the same already stays as it is spelled.
  package mutating func setText(
    _ value: String, state: String, key: String, language: String, steps: [CatalogStep] = []
  ) throws(CatalogEditError) {
    let content = try existingEntry(key) + ["localizations", language] + steps.flatMap(\.names)
    try checkShape(along: content)
    if try find(content + ["stringUnit"])?.kind == .object {
      try allOrNothing { editor throws(CatalogEditError) in
        try editor.set(.string(state), at: content + ["stringUnit", "state"])
        try editor.set(.string(value), at: content + ["stringUnit", "value"])
      }
    } else {
      let unit = JSONFragment.object([.init("state", .string(state)), .init("value", .string(value))])
      try set(unit, at: content + ["stringUnit"])
    }
  }

  /// Sets the state of a text that is there.
  package mutating func setState(
    _ state: String, key: String, language: String, steps: [CatalogStep] = []
  ) throws(CatalogEditError) {
    let unit = ["strings", key, "localizations", language] + steps.flatMap(\.names) + ["stringUnit"]
    guard try find(unit) != nil else { throw .absent(unit) }
    try set(.string(state), at: unit + ["state"])
  }

  /// Sets argument position and format of a substitution, making it if needed; nil leaves what is there.
  package mutating func setSubstitution(
    _ name: String, argNum: Int?, formatSpecifier: String?, key: String, language: String
  ) throws(CatalogEditError) {
    let substitution = try existingEntry(key) + ["localizations", language, "substitutions", name]
    try allOrNothing { editor throws(CatalogEditError) in
      if let argNum { try editor.set(.integer(argNum), at: substitution + ["argNum"]) }
      if let formatSpecifier { try editor.set(.string(formatSpecifier), at: substitution + ["formatSpecifier"]) }
    }
  }

  /// Removes one case, or a substitution, and what would be empty without it.
  package mutating func removeVariation(
    key: String, language: String, steps: [CatalogStep]
  ) throws(CatalogEditError) {
    try remove(["strings", key, "localizations", language] + steps.flatMap(\.names), keeping: 2)
  }

  // MARK: - Languages

  /// Removes a language from one key.
  package mutating func removeLocalization(key: String, language: String) throws(CatalogEditError) {
    try remove(["strings", key, "localizations", language], keeping: 2)
  }

  /// Removes a language from all keys that have it; no error if none has.
  package mutating func removeLanguage(_ language: String) throws(CatalogEditError) {
    var splices: [JSONSplice] = []
    for entry in catalog.strings where entry.declaredLanguages.contains(language) {
      splices.append(try removal(of: ["strings", entry.key, "localizations", language], keeping: 2))
    }
    if !splices.isEmpty { try apply(splices) }
  }

  // MARK: - Keys

  /// Adds a key where the catalog's order has it.
  package mutating func addKey(
    _ key: String, comment: String? = nil, extractionState: String? = nil, shouldTranslate: Bool? = nil
  ) throws(CatalogEditError) {
    guard try find(["strings", key]) == nil else { throw .present(key: key) }
    var members: [JSONFragment.Member] = []
    if let comment { members.append(.init("comment", .string(comment))) }
    if let extractionState { members.append(.init("extractionState", .string(extractionState))) }
    if let shouldTranslate { members.append(.init("shouldTranslate", .boolean(shouldTranslate))) }
    try set(.object(members), at: ["strings", key])
  }

  package mutating func removeKey(_ key: String) throws(CatalogEditError) {
    try remove(["strings", key], keeping: 1)
  }

  /// Sets the note for translators; nil removes it.
  package mutating func setComment(_ comment: String?, key: String) throws(CatalogEditError) {
    try setField("comment", comment.map(JSONFragment.string), key: key)
  }

  /// Sets where a key comes from; nil means from code as it is.
  package mutating func setExtractionState(_ state: String?, key: String) throws(CatalogEditError) {
    try setField("extractionState", state.map(JSONFragment.string), key: key)
  }

  /// Sets whether a key is to be translated; nil means that it is.
  package mutating func setShouldTranslate(_ value: Bool?, key: String) throws(CatalogEditError) {
    try setField("shouldTranslate", value.map(JSONFragment.boolean), key: key)
  }

  private mutating func setField(_ name: String, _ value: JSONFragment?, key: String) throws(CatalogEditError) {
    let path = try existingEntry(key) + [name]
    if let value {
      try set(value, at: path)
    } else if try find(path) != nil {
      try remove(path, keeping: path.count - 1)
    }
  }
}
