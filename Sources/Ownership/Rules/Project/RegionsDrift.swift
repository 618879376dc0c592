import Findings
import LocalizationRuntime
import OwnershipManifest
package import Projects

/// What a project says about its languages is not what its tables have.
package enum RegionsDrift: ProjectRule {
  package static let description = RuleDescription(
    id: "regions.drift", title: "languages that a project lists and its tables lack, or the other way round",
    severity: .warning,
    reason: "Settings offers a language in which nothing is translated, or Xcode leaves a translated one out.",
    firing: RegionExamples.drift, silent: RegionExamples.even)

  package static func drafts(in facts: CheckFacts) -> [Draft] { ofProjects(facts) + ofProducts(facts) }

  // MARK: - knownRegions

  /// What the list of one project has too little and too much.
  package struct Drift: Sendable {
    package var project: ProjectFile
    /// Languages of its tables that it does not list, in byte order.
    package var unlisted: [String]
    /// Languages that it lists and no table has.
    package var empty: [String]
  }

  /// The projects with tables and a list, in their order.
  package static func ofRegions(in facts: CheckFacts) -> [Drift] {
    facts.declared.sources.compactMap { project in
      guard let regions = project.knownRegions, !facts.hasNotice(in: project.path) else { return nil }
      let files = Set(facts.declared.targets.filter { $0.project == project.path }.flatMap(\.resources).map(\.path))
      let tables = facts.tables.filter { !$0.files.allSatisfy { !files.contains($0) } }
      guard !tables.isEmpty else { return nil }
      let present = languages(of: tables)
      let implied = ["Base", "mul", project.developmentRegion ?? facts.manifest.developmentRegion]
      let empty = regions.filter { !isAny($0, of: present + implied) }
      return Drift(
        project: project, unlisted: present.filter { !isAny($0, of: regions + implied) },
        empty: facts.ascending(empty))
    }
  }

  private static func ofProjects(_ facts: CheckFacts) -> [Draft] {
    ofRegions(in: facts).compactMap { drift in
      draft(
        "\(drift.project.path) (knownRegions)", drift.unlisted, drift.empty,
        SourcePlace(file: "\(drift.project.path)/project.pbxproj"))
    }
  }

  private static func draft(_ list: String, _ unlisted: [String], _ empty: [String], _ place: SourcePlace) -> Draft? {
    let parts = [
      unlisted.isEmpty
        ? nil : "does not list \(unlisted.map(LanguageNames.tagged).joined(separator: ", ")), which the tables have",
      empty.isEmpty
        ? nil : "lists \(empty.map(LanguageNames.tagged).joined(separator: ", ")), for which no table has a text",
    ].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    return Draft(
      description, message: "\(list) \(parts.joined(separator: ", and "))",
      remedy: "list the languages that the tables have, and no others", place: place)
  }

  // MARK: - CFBundleLocalizations

  /// A product that claims a language in which nothing of it is translated. Silent about a language that one of its
  /// owners is declared to have or to do without: what is missing there is told about the owner.
  private static func ofProducts(_ facts: CheckFacts) -> [Draft] {
    facts.manifest.products.compactMap { product in
      let held = facts.manifest.owners(in: product)
      let owners = Set(held.map(\.name))
      let declared = held.flatMap { $0.languages + $0.optionalLanguages }
      let tables = facts.tables.filter { owners.contains($0.owner.name) }
      guard let claims = claims(of: product), !tables.isEmpty, tables.allSatisfy(\.isReadable) else { return nil }
      let present = languages(of: tables) + ["Base", facts.manifest.developmentRegion]
      let empty = claims.filter { claim in
        !isAny(claim, of: present + declared)
          && LanguageMatching.matches(preferences: [claim], available: present).isEmpty
      }
      guard var draft = draft("CFBundleLocalizations of \(product.name)", [], empty, product.place) else { return nil }
      draft.product = product.name
      return draft
    }
  }

  private static func claims(of product: Product) -> [String]? {
    guard case .object(let info) = product.info, case .array(let names) = info["CFBundleLocalizations"] else {
      return nil
    }
    return names.compactMap { if case .string(let name) = $0 { name } else { nil } }
  }

  // MARK: - Languages

  private static func languages(of tables: [CheckedTable]) -> [String] {
    Set(tables.flatMap { $0.presence.present }).subtracting(["", "Base", "mul"])
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isAny(_ language: String, of names: [String]) -> Bool {
    names.contains { LanguageTag.areSpellings($0, language) }
  }
}

extension CheckFacts {
  /// Whether something of a project's file could not be understood.
  func hasNotice(in file: String) -> Bool {
    declared.notices.contains { $0.place.file == file || $0.place.file.hasPrefix("\(file)/") }
  }
}
