import CallSites
import Foundation
import HostEvidence
import OwnershipManifest
import Projects

/// Makes the safe changes of a checklist: each file is changed where the language belongs, and nowhere else.
package struct ChecklistEditing: Sendable {
  /// What became of the changes, each in its file's order.
  package struct Outcome: Sendable, Hashable {
    package var made: [ChecklistEdit] = []
    /// Lists that are not written as they usually are, or in a binary file: a person has to change them.
    package var left: [ChecklistEdit] = []
  }

  /// The project's folder, absolute.
  private let folder: String
  private let checklist: LanguageChecklist

  package init(_ checklist: LanguageChecklist, folder: String) {
    self.checklist = checklist
    self.folder = folder
  }

  /// Changes the files.
  ///
  /// - Throws: `ChecklistEditError` for a file that cannot be read or written; those before it are changed.
  package func apply() throws(ChecklistEditError) -> Outcome {
    var outcome = Outcome()
    var files: [String] = []
    for edit in checklist.edits where !files.contains(edit.file) { files.append(edit.file) }
    for file in files { try apply(checklist.edits.filter { $0.file == file }, to: file, &outcome) }
    return outcome
  }

  private func apply(_ edits: [ChecklistEdit], to file: String, _ outcome: inout Outcome) throws(ChecklistEditError) {
    let path = "\(folder)/\(file)"
    guard var bytes = FileBytes.whole(path) else { throw .unreadable(file) }
    let before = outcome.made.count
    for edit in edits {
      if let changed = changed(bytes, by: edit) {
        bytes = changed
        outcome.made.append(edit)
      } else {
        outcome.left.append(edit)
      }
    }
    guard outcome.made.count > before else { return }
    // Where a link leads, and whole or not at all.
    let place = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    guard !FileBytes.isWriteProtected(place) else { throw .notWritten(file) }
    do { try FileBytes.replace(place, with: bytes) } catch { throw .notWritten(file) }
  }

  private func changed(_ bytes: [UInt8], by edit: ChecklistEdit) -> [UInt8]? {
    edit.adding(checklist.language, to: bytes)
  }
}

extension ChecklistEdit {
  /// The file's bytes with the language in the list; nil where that is not written as usual.
  func adding(_ language: String, to bytes: [UInt8]) -> [UInt8]? {
    switch list {
    case .ownerLanguages(let owner): ManifestText(bytes)?.adding(language, toLanguagesOf: owner)
    case .manifestInfo(let collection, let name):
      ManifestText(bytes)?.adding(language, toInfoOf: name, in: collection)
    case .infoPlist: InfoPlistText.adding(language, to: bytes)
    case .knownRegions: KnownRegionsText.adding(language, to: bytes)
    }
  }
}
