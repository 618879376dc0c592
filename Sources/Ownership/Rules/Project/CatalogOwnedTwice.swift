import Findings
import OwnershipManifest
import Projects

/// A package's catalog is a member of an Xcode target as well, or only there.
package enum CatalogOwnedTwice: ProjectRule {
  package static let description = RuleDescription(
    id: "catalog-owned-twice", title: "a package's catalog that is also a member of an Xcode target",
    reason: "The product has it twice: the package's code finds one copy, and Xcode writes new keys into whichever it "
      + "builds.",
    firing: MembershipExamples.twice + BuiltMembershipExamples.twice,
    silent: MembershipExamples.sound + BuiltMembershipExamples.sound)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let packages = Set(facts.declared.sources.filter { $0.format == .swiftPackage }.map(\.path))
    let (modules, others) = facts.declared.targets.reduce(into: ([DeclaredTarget](), [DeclaredTarget]())) {
      if facts.declared.twin(ofExecutable: $1) != nil { return }
      if packages.contains($1.place.file) { $0.0.append($1) } else { $0.1.append($1) }
    }
    return facts.tables.compactMap { table in
      guard let module = modules.first(where: { owns($0, table.files) }),
        let other = others.first(where: { has($0, table.files) })
      else { return nil }
      let also = has(module, table.files) ? "also" : "only"
      return table.draft(
        description,
        message: "\(table.files.first ?? table.name) belongs to the package target \(module.name) and is \(also) a "
          + "member of \(other.name)",
        remedy: "leave it to the package, and ask the package for its texts")
    }
  }

  private static func has(_ target: DeclaredTarget, _ files: [String]) -> Bool {
    target.resources.contains { $0.isCertain && files.contains($0.path) }
  }

  /// It is a resource, or lies in the folder of the module's sources.
  private static func owns(_ module: DeclaredTarget, _ files: [String]) -> Bool {
    if has(module, files) { return true }
    guard let folder = sourceFolder(of: module) else { return false }
    return files.contains { $0.hasPrefix("\(folder)/") }
  }

  /// The folder named like the target on the way to its first source file.
  private static func sourceFolder(of module: DeclaredTarget) -> String? {
    guard let parts = module.sources.first?.split(separator: "/"),
      let index = parts.dropLast().lastIndex(where: { $0 == module.name })
    else { return nil }
    return parts[...index].joined(separator: "/")
  }
}
