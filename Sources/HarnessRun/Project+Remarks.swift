import OwnershipManifest

extension Project {
  /// What the files say that a run silently makes less of than it seems.
  var remarks: [String] { missingMatrix + unpresentedOwners }

  private var missingMatrix: [String] {
    guard lacksMatrix else { return [] }
    return [
      "there is no folder \"\(manifest.matrix)\", which the manifest names as its matrix: every language that an owner must "
        + "have is played instead"
    ]
  }

  /// Where messages are every key, the owners without a product have none.
  private var unpresentedOwners: [String] {
    guard manifest.messages == nil, !manifest.products.isEmpty else { return [] }
    let declared = Set(manifest.includedMessages.map(\.owner))
    return manifest.owners.filter { owner in
      !declared.contains(owner.name) && !manifest.products.contains { $0.holds(owner) }
    }.map { "no product embeds \($0.name), so nothing of it is presented or judged" }
  }
}
