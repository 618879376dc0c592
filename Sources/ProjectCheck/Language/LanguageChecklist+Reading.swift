import Findings
import LocalizationRuntime
import Ownership
import OwnershipManifest
package import PositionedJSON
import Projects

extension LanguageChecklist {
  /// The checklist of a project as its files are now.
  ///
  /// - Parameters:
  ///   - project: Folder with `bordercheck.json`, or the path of that file; absolute.
  ///   - graph: The JSON of `tuist graph` or `xcodegen dump`; it stands in for the manifests of these generators.
  /// - Throws: everything that is wrong in the manifest.
  package static func read(_ language: String, project: String, graph: String? = nil) throws(InputErrors) -> Self {
    let manifest = try Project.load(project).manifest
    let tables = CheckedTables.read(manifest: manifest)
    let declared = ProjectReader.read(folder: manifest.folder, graph: graph)
    let facts = CheckFacts(manifest: manifest, declared: declared, tables: tables.tables)
    var checklist = Self(language: language)
    checklist.pluralForms = PluralLanguage.of(language)?.written(for: nil).map(\.rawValue)
    checklist.sections =
      OwnerChecklist(language, facts).sections + ProductChecklist(language, facts).sections
      + ProjectChecklist(language, facts).sections
    checklist.unreadable =
      tables.unreadable.map { "\($0.file): \($0.message)" } + unreadableTables(facts)
      + declared.notices.filter { $0.weight == .unreadable }.map { "\($0.place.file): \($0.message)" }
    return checklist
  }

  private static func unreadableTables(_ facts: CheckFacts) -> [String] {
    facts.tables.filter { !$0.isReadable }.flatMap(\.files).map {
      "\($0): it is no String Catalog; expected JSON with a sourceLanguage"
    }
  }
}
