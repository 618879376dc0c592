import Findings
import HostEvidence
import InstalledProducts
import OwnershipManifest

/// Two processes of one product family pick different languages on one device in one step.
package enum LanguagesDiffer: RunRule {
  package static let description = RuleDescription(
    id: "languages-differ", title: "a product and what it contains pick different languages", severity: .warning,
    reason: "The app is German and its widget English on one home screen, because each process chooses from its own "
      + "bundle.",
    firing: FamilyExamples.differ, silent: FamilyExamples.same)

  package static func drafts(in judgement: Judgement) -> [Draft] {
    judgement.facts.devices.flatMap { device in
      device.launches.filter { $0.release == judgement.facts.current?.name }.flatMap { launch in
        judgement.facts.manifest.products.flatMap { container in
          container.contains.compactMap { contained in
            var draft = draft(of: contained, in: container.name, launch, judgement)
            draft?.reproduce = Judgement.replay(device.plan, products: [contained, container.name])
            return draft
          }
        }
      }
    }
  }

  /// Whether the rule speaks of these two in this launch.
  static func differs(_ contained: String, _ container: String, _ launch: PlayedLaunch, _ judgement: Judgement) -> Bool
  {
    guard let first = launch.cell(of: contained)?.record?.searchList.first,
      let second = launch.cell(of: container)?.record?.searchList.first
    else { return false }
    let isOneAppsChoice = launch.appLanguages[contained] != nil || launch.appLanguages[container] != nil
    guard !isOneAppsChoice || sharesChoice(contained, container, judgement) else { return false }
    return LanguageIdentity(first) != LanguageIdentity(second)
  }

  private static func sharesChoice(_ first: String, _ second: String, _ judgement: Judgement) -> Bool {
    let manifest = judgement.facts.manifest
    return manifest.product(first)?.sharesLanguageWith.contains(second) ?? false
      || manifest.product(second)?.sharesLanguageWith.contains(first) ?? false
  }

  private static func draft(
    of contained: String, in container: String, _ launch: PlayedLaunch, _ judgement: Judgement
  ) -> Draft? {
    guard differs(contained, container, launch, judgement), let cell = launch.cell(of: contained),
      let other = launch.cell(of: container), let record = cell.record
    else { return nil }
    let first = LanguageNames.name(of: record.searchList.first ?? "")
    let second = LanguageNames.name(of: other.record?.searchList.first ?? "")
    return Draft(
      description, product: contained, language: record.languages.first,
      message: "\(contained) is in \(first) and \(container), which contains it, in \(second), for a reader of "
        + record.languages.joined(separator: ", "),
      remedy: "give \(contained) and \(container) the same CFBundleLocalizations (or .lproj folders)",
      cells: [cell.id, other.id], place: judgement.facts.manifest.product(contained)?.place)
  }
}
