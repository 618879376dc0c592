package import Findings
package import OwnershipManifest
package import Projects

/// Everything that the static rules look at, read once.
package struct CheckFacts: Sendable {
  package var manifest: Manifest
  /// What the project's own files declare: packages, Xcode projects, targets.
  package var declared: DeclaredProject
  /// The tables of all owners: owners in the manifest's order, tables in byte order of their names.
  package var tables: [CheckedTable]
  /// The Swift sources that the manifest names, module by module.
  package let modules: [CheckedModule]
  /// What comes of their look-ups in each product: modules in their order, then files, then places.
  package let lookUps: [JudgedLookUp]
  /// Texts of files that are no Swift and may name keys: Objective-C, storyboards, property lists.
  package var otherTexts: Set<String>
  /// Files that the manifest names and nobody can read.
  package var unreadable: [SourcePlace]
  /// Why, for those of which it is known; file → reason.
  package var unreadableReasons: [String: String] = [:]
  /// The project that it is held against; nil where none is given.
  package var base: CheckedBase?

  package init(
    manifest: Manifest, declared: DeclaredProject = DeclaredProject(), tables: [CheckedTable] = [],
    modules: [CheckedModule] = [], unreadable: [SourcePlace] = [], otherTexts: Set<String> = [],
    base: CheckedBase? = nil
  ) {
    self.manifest = manifest
    self.declared = declared
    self.tables = tables
    self.modules = modules
    lookUps = LookUpJudge(manifest, declared, tables, modules).lookUps()
    self.unreadable = unreadable
    self.otherTexts = otherTexts
    self.base = base
  }

  /// The tables of one owner.
  package func tables(of owner: String) -> [CheckedTable] { tables.filter { $0.owner.name == owner } }

  /// The table of that name of one owner.
  package func table(_ name: String, of owner: String) -> CheckedTable? {
    tables.firstIndex { $0.owner.name == owner && $0.name == name }.map { tables[$0] }
  }
}
