internal import Foundation

/// The table file that a look-up was answered from, where the system does not say: the first that there is, in the order
/// in which Apple's systems go through them.
struct ServedTable: Hashable {
  /// Path inside the bundle, such as `de.lproj/Localizable.stringsdict`.
  let file: String
  /// An `.lproj` name; empty for a table at the root.
  let localization: String

  /// Nil where no file of the table has the key.
  ///
  /// - Parameters:
  ///   - resources: the folder that holds the `.lproj` folders.
  ///   - searchList: the bundle's languages, best first.
  init?(_ table: String, key: String, in resources: String, searchList: [String]) {
    let others = searchList.dropFirst().filter { $0 != "Base" }
    for localization in [""] + searchList.prefix(1) + ["Base"] + others {
      let folder = localization.isEmpty ? "" : "\(localization).lproj/"
      let files = ["stringsdict", "strings"].map { "\(folder)\(table).\($0)" }
      let there = files.filter { FileManager.default.fileExists(atPath: "\(resources)/\($0)") }
      if there.isEmpty { continue }
      guard let file = there.first(where: { Self.has(key, in: "\(resources)/\($0)") }) else { return nil }
      self.file = file
      self.localization = localization
      return
    }
    return nil
  }

  private static func has(_ key: String, in file: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: file) else { return false }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    return list?[key] != nil
  }
}
