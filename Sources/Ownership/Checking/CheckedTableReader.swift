import OwnershipManifest

/// Makes the checked tables of one owner.
struct CheckedTableReader {
  let owner: Owner
  let languages: OwnerLanguages
}
