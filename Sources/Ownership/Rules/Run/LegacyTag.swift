import Findings
import OwnershipManifest

/// A language folder has an old name.
package enum LegacyTag: RunRule {
  package static let description = RuleDescription(
    id: "legacy-tag", title: "a language folder has an old name", severity: .note,
    reason: "`iw`, `no`, `zh-TW` and `German` still match, but tools that compare names do not find their language.",
    firing: FolderExamples.legacy, silent: FolderExamples.canonical)

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.languageFolders.compactMap { owner, folder in
      guard let modern = FolderName(folder).modern else { return nil }
      return Draft(
        description, owner: owner.name, language: folder,
        message: "\(owner.name) has \(folder).lproj; today the language is called \(modern)",
        remedy: "rename the folder to \(modern).lproj and the catalog's language with it", place: owner.place,
        reproduce: ["bordercheck", "run"])
    }
  }
}
