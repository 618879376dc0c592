import CommandLayer
import Foundation
import Ownership
import OwnershipManifest
import PositionedJSON
import ReportFormats

/// Reads what the tables of a project say, for the formats that show it.
struct ProjectCatalogs {
  private let project: String
  private let context: CommandContext

  /// - Parameter project: a folder or a manifest's path, as it was given.
  init(_ project: String, in context: CommandContext) {
    self.project = project
    self.context = context
  }

  /// Nil, with a remark, where there is no manifest. What cannot be read is remarked on and left out: a check has
  /// findings about it.
  ///
  /// - Throws: `ProjectErrors` for what is wrong in the manifest.
  func texts() throws(ProjectErrors) -> CatalogTexts? {
    let path = context.absolute(project)
    let manifestPath = ProjectFolder.isFolder(path) ? "\(path)/bordercheck.json" : path
    guard FileManager.default.fileExists(atPath: manifestPath) else {
      remark("no bordercheck.json lies in '\(project)': columns that need catalogs stay empty")
      return nil
    }
    do {
      let manifest = try Project.load(path).manifest
      let read = CheckedTables.read(manifest: manifest)
      let damaged = read.tables.filter { !$0.isReadable }.flatMap(\.files)
      for file in read.unreadable.map(\.file) + damaged { remark("\(file) cannot be read: nothing of it is shown") }
      return CatalogTexts(read.tables, of: manifest)
    } catch {
      throw ProjectErrors(error, project: project, at: path)
    }
  }

  private func remark(_ text: String) { context.messages.write("warning: \(text)\n") }
}

extension CatalogTexts {
  /// Tables in their order: of one message in two tables of a name, the first that has a language counts for it.
  init(_ tables: [CheckedTable], of manifest: Manifest) {
    self.init()
    for owner in manifest.owners {
      owners[owner.name] = Owner(
        products: manifest.products.filter { $0.holds(owner) }.map(\.name),
        languages: OwnerLanguages(owner: owner, developmentRegion: manifest.developmentRegion).required)
    }
    for table in tables {
      for entry in table.entries where !entry.key.isEmpty {
        let place = Place(owner: table.owner.name, table: table.name, key: entry.key)
        let message = Message(entry, in: table)
        messages[place] = messages[place].map { $0.completed(by: message) } ?? message
      }
    }
  }
}

extension CatalogTexts.Message {
  fileprivate init(_ entry: CheckedEntry, in table: CheckedTable) {
    let texts = entry.localizations.map { ($0.language, CatalogTexts.Text($0)) }
    let written = entry.localization(table.sourceLanguage).map { CatalogTexts.Text($0).value }
    self.init(
      comment: entry.comment, source: written ?? (entry.style == .prose ? entry.key : nil),
      texts: Dictionary(texts, uniquingKeysWith: { first, _ in first }),
      exemption: entry.extractionState == "stale" ? "stale" : entry.shouldTranslate ? nil : "not to be translated")
  }

  fileprivate func completed(by other: Self) -> Self {
    Self(
      comment: comment ?? other.comment, source: source ?? other.source,
      texts: texts.merging(other.texts) { first, _ in first }, exemption: exemption)
  }
}

extension CatalogTexts.Text {
  fileprivate init(_ localization: CheckedLocalization) {
    let leaves = localization.leaves
    let value = leaves.map { $0.path.isEmpty ? $0.text : "\($0.name): \($0.text)" }.joined(separator: "\n")
    let states = leaves.map(\.state).filter { !$0.isEmpty }
    let different = states.indices.filter { !states[..<$0].contains(states[$0]) }.map { states[$0] }
    self.init(value: value, state: different.joined(separator: ", "))
  }
}

extension CheckedLeaf {
  /// The way to a form as a translator reads it: `one`, `device mac`, `files few`.
  fileprivate var name: String {
    path.map { step in
      switch step.axis {
      case "plural", "substitution": step.name
      default: "\(step.axis) \(step.name)"
      }
    }
    .joined(separator: " ")
  }
}
