import Findings
import OwnershipManifest

/// A language folder is spelled in other letters than its language.
package enum FolderCaseMismatch: RunRule {
  package static let description = RuleDescription(
    id: "folder-case-mismatch", title: "a language folder differs in case from its language", severity: .warning,
    reason: "A device's file system tells `zh-hans.lproj` from `zh-Hans.lproj`, the developer's Mac does not: code "
      + "that names the folder finds it on one of them only.",
    firing: FolderExamples.lowerCase, silent: FolderExamples.canonical)

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.languageFolders.compactMap { owner, folder in
      let spelled = FolderName(folder).canonicalCase
      guard spelled != folder else { return nil }
      return Draft(
        description, owner: owner.name, language: folder,
        message: "\(owner.name) has \(folder).lproj; the language is written \(spelled)",
        remedy: "rename the folder to \(spelled).lproj", place: owner.place,
        reproduce: ["bordercheck", "run"])
    }
  }
}
