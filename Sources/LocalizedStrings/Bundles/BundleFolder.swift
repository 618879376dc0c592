internal import HostEvidence
package import LocalizationRuntime

#if canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The folder of a bundle: where its tables lie and what its Info.plist says.
package struct BundleFolder: Sendable {
  /// The real path of the bundle.
  package let path: String
  /// The folder that holds the tables: the bundle itself, as on a phone, or `Contents/Resources`, as on a Mac.
  package let resources: String
  /// Whether there is a `.loctable` among the tables, the one file for all languages that Apple's own bundles have.
  package let hasLocTables: Bool
  /// Whether the folder is there.
  package let isThere: Bool
  /// The bundle identifier, where the bundle has one.
  package let identifier: String?
  package let description: BundleDescription
  /// The texts at the top level of the Info.plist.
  package let infoTexts: [String: String]

  /// - Parameter path: a real path. An Info.plist that does not parse counts as absent, as it does for CoreFoundation.
  package init(_ path: String) {
    self.path = path
    let layout = Self.layout(of: path)
    resources = layout.resources
    isThere = Self.isFolder(path)
    let info = (try? PropertyListTexts.read(layout.info)) ?? [:]
    identifier = info["CFBundleIdentifier"] as? String
    infoTexts = info.compactMapValues { $0 as? String }
    let names = Self.names(in: layout.resources)
    hasLocTables = names.contains { $0.hasSuffix(".loctable") }
    description = BundleDescription(info: info, folders: Self.localizations(among: names))
  }

  private static func layout(of path: String) -> (resources: String, info: String) {
    if isFolder(path + "/Contents") { return (path + "/Contents/Resources", path + "/Contents/Info.plist") }
    if path.hasSuffix(".framework"), isFolder(path + "/Resources") {
      return (path + "/Resources", path + "/Resources/Info.plist")
    }
    return (path, path + "/Info.plist")
  }

  /// Names of the `.lproj` folders without the suffix, in byte order.
  private static func localizations(among names: [String]) -> [String] {
    names.filter { $0.hasSuffix(".lproj") && $0 != ".lproj" }.map { String($0.dropLast(6)) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Everything that lies directly in a folder, in no order.
  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
