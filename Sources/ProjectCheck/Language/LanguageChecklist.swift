/// What a project has and lacks for one language, before anything is built.
package struct LanguageChecklist: Sendable, Hashable {
  package var language: String
  /// The plural categories that its texts need, in CLDR's order; nil for a language whose rules are not known.
  package var pluralForms: [String]?
  /// Owners, then products, in the manifest's order; then Xcode projects in byte order of their paths.
  package var sections: [ChecklistSection]
  /// What cannot be read, a sentence each: of it the checklist says nothing.
  package var unreadable: [String]

  package init(
    language: String, pluralForms: [String]? = nil, sections: [ChecklistSection] = [], unreadable: [String] = []
  ) {
    self.language = language
    self.pluralForms = pluralForms
    self.sections = sections
    self.unreadable = unreadable
  }

  /// The items that something is missing for.
  package var missing: [ChecklistItem] { sections.flatMap(\.items).filter { $0.state == .missing } }

  /// The safe changes, each once, in the order of the sections.
  package var edits: [ChecklistEdit] {
    var seen: Set<ChecklistEdit> = []
    return missing.compactMap(\.edit).filter { seen.insert($0).inserted }
  }
}
