import Findings
import OwnershipManifest
import Projects

/// A package has localized resources and no `defaultLocalization`.
package enum PackageWithoutDefaultLocalization: ProjectRule {
  package static let description = RuleDescription(
    id: "package.no-default-localization", title: "a package with localized resources and no default language",
    reason: "SwiftPM refuses to build it; where it is built, its bundle has no development region.",
    firing: MembershipExamples.noDefaultLocalization, silent: MembershipExamples.sound)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.declared.sources.compactMap { package in
      guard package.format == .swiftPackage, package.developmentRegion == nil, !facts.hasNotice(in: package.path),
        let file = localizedFile(of: package, facts)
      else { return nil }
      return Draft(
        description, owner: facts.owner(of: file)?.name,
        message: "\(package.path) has localized resources (\(file)) and no `defaultLocalization`",
        remedy: "add `defaultLocalization: \"\(facts.manifest.developmentRegion)\"` to the package",
        place: SourcePlace(file: package.path))
    }
  }

  private static func localizedFile(of package: ProjectFile, _ facts: CheckFacts) -> String? {
    let resources = facts.declared.targets.filter { $0.place.file == package.path }.flatMap(\.resources)
    return resources.first { one in
      one.isCertain && (one.localization != nil || one.rule == .process && one.path.hasSuffix(".xcstrings"))
    }?.path
  }
}
