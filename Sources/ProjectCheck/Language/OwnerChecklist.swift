import Findings
import LocalizationRuntime
import Ownership
import OwnershipManifest

/// What owners have and lack for a language.
struct OwnerChecklist {
  private let language: String
  private let facts: CheckFacts

  init(_ language: String, _ facts: CheckFacts) {
    self.language = language
    self.facts = facts
  }

  var sections: [ChecklistSection] {
    facts.manifest.owners.map { owner in
      let gaps = facts.tables(of: owner.name).filter { $0.isReadable && !$0.isSystemTable }.map {
        (table: $0.name, gaps: LanguageGaps($0, language: language))
      }
      let items = [declaration(of: owner)] + infoItem(of: owner) + TextChecklist(language, gaps).items
      return ChecklistSection(.owner, owner.name, items: owner.isExternal ? items.map(Self.noted) : items)
    }
  }

  private func declaration(of owner: Owner) -> ChecklistItem {
    let isNamed = { (languages: [String]) in languages.contains { LanguageTag.areSpellings($0, language) } }
    if isNamed([facts.manifest.developmentRegion]) {
      return ChecklistItem(.done, "\(language) is the development region")
    }
    if isNamed(owner.languages) { return ChecklistItem(.done, "`languages` has \(language)") }
    if isNamed(owner.optionalLanguages) { return ChecklistItem(.done, "`optionalLanguages` has \(language)") }
    return ChecklistItem(
      .missing, "`languages` lacks \(language)",
      edit: ChecklistEdit(file: owner.place.file, list: .ownerLanguages(owner: owner.name)))
  }

  /// The Info.plist of the owner's bundle, where the manifest says what it lists.
  private func infoItem(of owner: Owner) -> [ChecklistItem] {
    ListedLanguages(owner.info, of: facts.manifest).map { listed in
      [
        listed.item(
          language, "CFBundleLocalizations of its bundle",
          manifest: ChecklistEdit(file: owner.place.file, list: .manifestInfo(collection: "owners", name: owner.name)))
      ]
    } ?? []
  }

  /// What somebody else's package lacks is theirs to add.
  private static func noted(_ item: ChecklistItem) -> ChecklistItem {
    guard item.state == .missing else { return item }
    return ChecklistItem(.note, "\(item.text) (somebody else's package)", keys: item.keys)
  }
}
