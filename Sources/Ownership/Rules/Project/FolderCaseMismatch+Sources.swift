import Findings
package import OwnershipManifest

/// Without a run: language folders of the sources.
extension FolderCaseMismatch: ProjectRule {
  /// A language folder that is spelled in other letters than its language.
  package struct MisspelledFolder: Sendable {
    package var owner: Owner
    /// Relative to the project's folder: `Trips/zh-hans.lproj`.
    package var path: String
    /// The name it has, and the one it should have, without `.lproj`.
    package var name: String
    package var canonical: String
  }

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    folders(in: facts).map { folder in
      facts.draft(
        description, owner: folder.owner, language: folder.name,
        message: "\(folder.owner.name) has \(folder.name).lproj; the language is written \(folder.canonical)",
        remedy: "rename the folder to \(folder.canonical).lproj")
    }
  }

  /// Those of the tables of all owners, owner by owner, in byte order of their paths.
  package static func folders(in facts: CheckFacts) -> [MisspelledFolder] {
    facts.manifest.owners.flatMap { owner in
      facts.ascending(facts.tables(of: owner.name).flatMap(\.files).compactMap(languageFolder)).compactMap { path in
        let name = String(RelativePath.name(of: path).dropLast(".lproj".count))
        let canonical = FolderName(name).canonicalCase
        return canonical == name
          ? nil : MisspelledFolder(owner: owner, path: path, name: name, canonical: canonical)
      }
    }
  }

  private static func languageFolder(of file: String) -> String? {
    let folder = RelativePath.folder(of: file)
    return folder.hasSuffix(".lproj") ? folder : nil
  }
}
