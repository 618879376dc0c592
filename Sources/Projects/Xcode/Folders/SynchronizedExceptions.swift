/// Files of a synchronized folder whose membership is the other one than the folder's.
struct SynchronizedExceptions {
  private var names: Set<String> = []
  private var unlocalizedNames: Set<String> = []
  /// Files that are only there on some platforms, or loaded on demand.
  private var conditionalNames: Set<String> = []

  init(_ sets: [XcodeObject]) {
    for set in sets {
      for name in set.texts("membershipExceptions") { insert(name) }
      for key in ["assetTagsByRelativePath", "platformFiltersByRelativePath"] {
        conditionalNames.formUnion(set.dictionary(key).map { Self.plain($0.key) ?? $0.key })
      }
    }
  }

  /// Whether the file, or a folder that it lies in, is an exception.
  func contain(_ file: SynchronizedFile) -> Bool {
    if let name = file.unlocalizedName, unlocalizedNames.contains(name) { return true }
    return Self.namesOfFolders(around: file.name).contains { names.contains($0) }
  }

  func isCertain(_ file: SynchronizedFile) -> Bool {
    let named = Self.namesOfFolders(around: file.name) + (file.unlocalizedName.map { [$0] } ?? [])
    return !named.contains { conditionalNames.contains($0) }
  }

  // MARK: -

  private mutating func insert(_ name: String) {
    guard let plain = Self.plain(name) else {
      _ = names.insert(name)
      return
    }
    // `/Localized: de.lproj/Help.html` means that one language.
    if XcodePath.localization(of: plain) == nil { unlocalizedNames.insert(plain) } else { names.insert(plain) }
  }

  /// What stands for a file in every language: `/Localized: Resources/Main.html`, earlier `/Localized/…`.
  private static func plain(_ name: String) -> String? {
    for prefix in ["/Localized: ", "/Localized/"] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return nil
  }

  /// `a`, `a/b` and `a/b/c` for `a/b/c`.
  private static func namesOfFolders(around name: String) -> [String] {
    name.indices.filter { name[$0] == "/" }.map { String(name[..<$0]) } + [name]
  }
}
