import Findings
import OwnershipManifest
import Projects

/// Without a run: the manifest's name of a bundle against the name that the build gives it.
extension BundleNameMismatch: ProjectRule {
  /// A name that differs in more than its spelling may be another build's, of which nothing is known.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.manifest.owners.compactMap { owner in
      let files = Set(facts.tables(of: owner.name).flatMap(\.files))
      let targets = facts.declared.targets.filter { target in
        target.resources.contains { $0.isCertain && files.contains($0.path) }
      }
      let names = facts.ascending(targets.compactMap(\.resourceBundle))
      let written = RelativePath.name(of: owner.bundle)
      guard names.count == 1, let name = names.first, !isSpelled(written, as: name) else { return nil }
      guard BundleSpelling(written).name == BundleSpelling(name).name else { return nil }
      return facts.draft(
        description, owner: owner,
        message: "the bundle of \(owner.name) is \"\(written)\" in the manifest, and the build calls it \"\(name)\"",
        remedy: "use the spelling of the build")
    }
  }

  private static func isSpelled(_ bundle: String, as name: String) -> Bool {
    [name, "\(name).bundle", "\(name).resources"].contains(bundle)
  }
}
