import Foundation
import LocalizationRuntime
import OwnershipManifest
import Projects

/// The `CFBundleLocalizations` of an Info.plist, where it says any.
struct ListedLanguages {
  let languages: [String]
  /// The file they stand in, relative to the project's folder; nil for the manifest.
  let file: String?

  /// Nil where nothing is listed.
  init?(_ info: InfoSource, of manifest: Manifest) {
    switch info {
    case .object(let values):
      guard case .array(let names) = values["CFBundleLocalizations"] else { return nil }
      self.init(names.compactMap { if case .string(let name) = $0 { name } else { nil } }, in: nil)
    case .file(let path):
      self.init(DeclaredInfo.read(path, in: manifest.folder, variables: [:]).0)
    }
  }

  init?(_ info: DeclaredInfo) {
    guard let listed = info.localizations else { return nil }
    self.init(listed, in: info.file)
  }

  private init(_ languages: [String], in file: String?) {
    self.languages = languages
    self.file = file
  }

  func has(_ language: String) -> Bool { languages.contains { LanguageTag.areSpellings($0, language) } }

  /// - Parameter manifest: The change that adds the language where the manifest has the list.
  func item(_ language: String, _ list: String, manifest: ChecklistEdit? = nil) -> ChecklistItem {
    let list = list + (file.map { " in \($0)" } ?? "")
    guard !has(language) else { return ChecklistItem(.done, "\(list) has \(language)") }
    let edit = file.map { ChecklistEdit(file: $0, list: .infoPlist) } ?? manifest
    return ChecklistItem(.missing, "\(list) lacks \(language)", edit: edit)
  }
}
