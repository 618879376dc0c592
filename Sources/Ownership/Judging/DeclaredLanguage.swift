import LocaleMatrix

/// What a manifest calls the language of a folder.
package enum DeclaredLanguage {
  /// `zh_CN` → `zh-CN`, `German` → `de`; nil for a name that is no language, such as `Base`.
  package static func tag(of folder: String) -> String? {
    let name = FolderName(folder)
    let spellings = [folder, name.canonicalCase.replacing("_", with: "-"), name.modern].compactMap { $0 }
    return spellings.first { LanguageTag.problem(with: $0) == nil && $0 != "mul" }
  }
}
