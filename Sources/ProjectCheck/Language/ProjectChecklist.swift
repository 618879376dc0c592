import Findings
import LocalizationRuntime
import Ownership
import OwnershipManifest
import Projects

/// What Xcode projects and projects of generators list for a language.
struct ProjectChecklist {
  private let language: String
  private let facts: CheckFacts

  init(_ language: String, _ facts: CheckFacts) {
    self.language = language
    self.facts = facts
  }

  var sections: [ChecklistSection] {
    facts.declared.sources.filter { !facts.isForeign($0.path) && isAbout($0) }.compactMap { project in
      guard let regions = project.knownRegions else { return nil }
      return ChecklistSection(.project, project.path, items: [item(project, regions)])
    }
  }

  private func item(_ project: ProjectFile, _ regions: [String]) -> ChecklistItem {
    let region = project.developmentRegion.map { [$0] } ?? []
    let list = project.format == .xcodeProject ? "knownRegions" : "the list of known regions"
    if (regions + region).contains(where: { LanguageTag.areSpellings($0, language) }) {
      return ChecklistItem(.done, "\(list) has \(language)")
    }
    let edit =
      project.format == .xcodeProject
      ? ChecklistEdit(file: "\(project.path)/project.pbxproj", list: .knownRegions) : nil
    return ChecklistItem(.missing, "\(list) lacks \(language)", edit: edit)
  }

  /// Whether it has something of the manifest: one of its tables or products. Others may lie in the folder too.
  private func isAbout(_ project: ProjectFile) -> Bool {
    let files = Set(facts.tables.flatMap(\.files))
    return facts.declared.targets.contains { target in
      target.project == project.path
        && (target.resources.contains { files.contains($0.path) }
          || facts.manifest.products.contains {
            $0.name == target.name || $0.identifier == target.bundleIdentifier
          })
    }
  }
}
