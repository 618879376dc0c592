import Findings
import OwnershipManifest
import Projects

/// A project names a file in another case than the disk.
package enum PathCaseMismatch: ProjectRule {
  package static let description = RuleDescription(
    id: "path.case-mismatch", title: "a path that differs from the disk in case alone",
    reason: "It is found on a Mac whose disk ignores case, and missing from what a build server makes.",
    firing: MembershipExamples.otherCase, silent: MembershipExamples.sound)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let spellings = Dictionary(facts.files.map { ($0.lowercased(), $0) }) { first, _ in first }
    let files = Set(facts.files)
    return facts.declared.targets.flatMap { target in
      target.resources.filter { $0.isCertain && !files.contains($0.path) }.compactMap { resource in
        guard let spelling = spellings[resource.path.lowercased()] else { return nil }
        return Draft(
          description, owner: facts.owner(of: spelling)?.name,
          message: "\(target.name) names \(resource.path), which is \(spelling) on the disk",
          remedy: "write it as it is on the disk", place: target.place)
      }
    }
  }
}
