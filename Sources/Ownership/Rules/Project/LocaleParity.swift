import Findings
import LocalizationRuntime
import OwnershipManifest

/// An extension or package has fewer languages than the app that shows it.
package enum LocaleParity: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.locale-parity", title: "an owner with fewer languages than its app",
    reason: "The app speaks the reader's language, and its widget or shared screens do not.",
    firing: OwnerExamples.fewerLanguages, silent: OwnerExamples.sound + OwnerExamples.fallback)

  /// Of the languages that an owner must have itself another rule speaks.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.manifest.owners.compactMap { owner in
      let tables = facts.tables(of: owner.name).filter {
        $0.isReadable && $0.entries.contains(where: $0.needsTranslation)
      }
      guard !tables.isEmpty else { return nil }
      let present = Set(tables.flatMap { $0.presence.present })
      let hosts = facts.hosts(of: owner)
      let missing = facts.ascending(hosts.flatMap(\.languages)).filter { language in
        !owner.languages.contains(language) && !Self.serves(language, present, facts.manifest)
          && !facts.manifest.hasFallback(of: owner, tables[0].name, nil, in: language)
      }
      guard !missing.isEmpty else { return nil }
      let apps = facts.ascending(hosts.filter { !Set($0.languages).isDisjoint(with: missing) }.map(\.name))
      return facts.draft(
        description, owner: owner,
        message:
          "\(owner.name) lacks \(missing.map(LanguageNames.tagged).joined(separator: ", ")), which \(apps.joined(separator: " and ")) has",
        remedy: "translate \(owner.name), or declare the fallback as an exception of `unexpected-fallback`")
    }
  }

  private static func serves(_ language: String, _ present: Set<String>, _ manifest: Manifest) -> Bool {
    let names = present.filter { !$0.isEmpty }.map { $0 == "Base" ? manifest.developmentRegion : $0 }.sorted()
    return LanguageMatching.matches(preferences: [language], available: names).first != nil
  }
}

extension CheckFacts {
  /// The owners of the main bundles in which an owner's messages are shown: those of the products that hold it, and of
  /// what contains these.
  fileprivate func hosts(of owner: Owner) -> [Owner] {
    let holders = holders(of: owner)
    let all = holders + holders.compactMap { manifest.container(of: $0.name) }
    return ascending(all.map(\.name)).compactMap(manifest.owner).filter { $0.name != owner.name }
  }
}
