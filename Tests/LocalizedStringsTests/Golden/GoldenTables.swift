import Foundation
import LocalizationRuntime
import StringCatalogs

/// The `files` of a case as a bundle's tables: each is written as a property list and read by the real readers.
struct GoldenTables: TableSource {
  private var strings: [String: TableFile<StringsTable>] = [:]
  private var stringsDicts: [String: TableFile<StringsDictTable>] = [:]

  /// - Parameter files: contents by path: `de.lproj/Localizable.strings`.
  init(_ files: [String: GoldenJSON]) throws {
    for (file, content) in files {
      let bytes = try Self.bytes(content)
      if file.hasSuffix(".stringsdict") {
        stringsDicts[file] = .entries(try StringsDictFile.read(bytes))
      } else {
        strings[file] = .entries(try StringsFile.read(bytes))
      }
    }
  }

  /// One `.stringsdict` entry.
  static func entry(_ content: GoldenJSON) throws -> StringsDictEntry {
    let table = try StringsDictFile.read(bytes(.object(["k": content])))
    guard let entry = table["k"] else { throw GoldenFailure("the entry was not read") }
    return entry
  }

  /// Names of the `.lproj` folders in a case's files, without suffix, sorted.
  static func folders(_ files: [String: GoldenJSON]) -> [String] {
    let folders = files.keys.compactMap { $0.split(separator: "/").first }.filter { $0.hasSuffix(".lproj") }
    return Set(folders.map { String($0.dropLast(".lproj".count)) }).sorted()
  }

  func strings(_ table: String, localization: String) -> TableFile<StringsTable> {
    strings[folder(localization) + table + ".strings"] ?? .absent
  }

  func stringsDict(_ table: String, localization: String) -> TableFile<StringsDictTable> {
    stringsDicts[folder(localization) + table + ".stringsdict"] ?? .absent
  }

  private func folder(_ localization: String) -> String { localization.isEmpty ? "" : localization + ".lproj/" }

  private static func bytes(_ content: GoldenJSON) throws -> [UInt8] {
    let plist = content.plist ?? [String: Any]()
    return try [UInt8](PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0))
  }
}
