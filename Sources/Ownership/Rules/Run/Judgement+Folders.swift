import InstalledProducts
import LocalizationRuntime
import OwnershipManifest

extension Judgement {
  /// The language folders of every owner's bundle, each once, in the manifest's order of owners.
  ///
  /// A folder of a bundle that several owners share is counted for the first of them.
  var languageFolders: [(owner: Owner, folder: String)] {
    guard let release = facts.current else { return [] }
    return release.manifest.owners.filter { !$0.isExternal }.flatMap { owner in
      let bundle = release.products.lazy.flatMap(\.bundles).first { $0.owners.first == owner.name }
      return (bundle?.description.folders ?? []).map { (owner, $0) }
    }
  }
}
