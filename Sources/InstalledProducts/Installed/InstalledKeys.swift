package import Findings

/// What the resources of all owners say of their keys, and no installed table shows.
package struct InstalledKeys: Sendable {
  /// Names one key of one owner.
  package struct Name: Sendable, Hashable {
    package var owner: String
    package var table: String
    package var key: String

    package init(owner: String, table: String, key: String) {
      self.owner = owner
      self.table = table
      self.key = key
    }
  }

  /// Where each key stands.
  package var places: [Name: SourcePlace] = [:]
  /// Keys whose text must stay as it is in every language.
  package var invariant: Set<Name> = []
  /// What the code or a storyboard passes as the text of a key.
  package var codeTexts: [Name: CodeText] = [:]
  /// Table files that do not parse, by owner and path inside the bundle, and where reading them stopped.
  package var damagedFiles: [String: [String: SourcePlace]] = [:]

  /// Language folders that a catalog fills from two codes, by owner.
  package var sharedFolders: [String: [SharedFolder]] = [:]

  package init() {}

  mutating func add(_ content: OwnerContent, of owner: String) {
    func name(_ name: OwnerContent.KeyName) -> Name { Name(owner: owner, table: name.table, key: name.key) }
    for (key, place) in content.places { places[name(key)] = place }
    for (key, text) in content.codeTexts { codeTexts[name(key)] = text }
    if !content.damagedFiles.isEmpty { damagedFiles[owner] = content.damagedFiles }
    if !content.sharedFolders.isEmpty { sharedFolders[owner] = content.sharedFolders }
    invariant.formUnion(content.invariantKeys.map(name))
  }
}
