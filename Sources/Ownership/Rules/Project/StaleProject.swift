import Findings
import Projects

/// An Xcode project has other targets than the manifest that it was generated from.
package enum StaleProject: ProjectRule {
  package static let description = RuleDescription(
    id: "project.stale", title: "an Xcode project that no longer has its manifest's targets", severity: .warning,
    reason: "Whoever builds the Xcode project ships other targets than the manifest declares: an extension and its "
      + "texts are missing, or are there no more. The names of targets are held against Project.swift of Tuist and "
      + "project.yml of XcodeGen, where these are written out.",
    firing: StaleProjectExamples.stale, silent: StaleProjectExamples.fresh)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.declared.written.filter { !facts.isForeign($0.project) }.compactMap { written in
      guard !written.missing.isEmpty || !written.undeclared.isEmpty else { return nil }
      let missing = written.missing.map(\.name).joined(separator: ", ")
      let parts = [
        missing.isEmpty ? nil : "lacks \(missing), which \(written.manifest) declares",
        written.undeclared.isEmpty
          ? nil : "has \(written.undeclared.joined(separator: ", ")), which \(written.manifest) does not declare",
      ]
      return Draft(
        description, key: written.project,
        message: "\(written.project) \(parts.compactMap { $0 }.joined(separator: ", and "))",
        remedy: "generate it anew and check the result in, or keep the Xcode project out of version control",
        place: written.missing.first?.place ?? SourcePlace(file: written.manifest))
    }
  }
}
