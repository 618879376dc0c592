import OwnershipManifest

/// Makes the checked tables of one owner.
struct CheckedTableReader {
  let owner: Owner
  let languages: OwnerLanguages

  init(_ owner: Owner, of manifest: Manifest) {
    self.owner = owner
    languages = OwnerLanguages(owner: owner, developmentRegion: manifest.developmentRegion)
  }
}
