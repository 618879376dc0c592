import Findings
import InstalledProducts
import OwnershipManifest

/// Two language folders of one bundle mean one language.
package enum AmbiguousTag: RunRule {
  package static let description = RuleDescription(
    id: "ambiguous-tag", title: "two folders mean one language", severity: .warning,
    reason: "Only one of them is chosen; the other's texts are never seen.",
    firing: FolderExamples.ambiguous + FolderExamples.sharedFolder, silent: FolderExamples.canonical)

  package static func drafts(in judgement: Judgement) -> [Draft] {
    sharedFolders(of: judgement) + languageFolders(of: judgement)
  }

  /// Two codes of one catalog that are compiled to one folder.
  private static func sharedFolders(of judgement: Judgement) -> [Draft] {
    let shared = judgement.facts.current?.keys.sharedFolders ?? [:]
    return shared.flatMap { owner, folders in
      folders.map { folder in
        Draft(
          description, owner: owner, language: folder.folder, message: "in a catalog of \(owner) \(folder.message)",
          remedy: "merge the two codes into one: the texts of the other are never seen", place: folder.place,
          reproduce: ["bordercheck", "run"])
      }
    }
  }

  private static func languageFolders(of judgement: Judgement) -> [Draft] {
    let folders = Dictionary(grouping: judgement.languageFolders, by: \.owner.name)
    return folders.values.flatMap { entries in
      Dictionary(grouping: entries) { LanguageIdentity(FolderName($0.folder).modern ?? $0.folder) }.values.compactMap {
        same in
        let names = same.map(\.folder).sorted()
        guard names.count > 1, let owner = same.first?.owner, let last = names.last else { return nil }
        return Draft(
          description, owner: owner.name, language: last,
          message: "\(owner.name) has \(names.map { "\($0).lproj" }.joined(separator: " and ")) for one language",
          remedy: "merge them into one folder", place: owner.place,
          reproduce: ["bordercheck", "run"])
      }
    }
  }
}
