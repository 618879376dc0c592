internal import HostEvidence
package import LocalizationRuntime
package import StringCatalogs

/// The tables of a bundle on disk, read when a look-up asks for them; who asks keeps what was found.
package struct DiskTables: TableSource {
  /// The folder that holds loose tables and `.lproj` folders.
  private let folder: String
  private let hasLocTables: Bool

  package init(_ folder: BundleFolder) {
    self.folder = folder.resources
    hasLocTables = folder.hasLocTables
  }

  package func strings(_ table: String, localization: String) -> TableFile<StringsTable> {
    let file = read("\(table).strings", localization) { bytes in try StringsFile.read(bytes) }
    guard case .absent = file else { return file }
    return locTable(table).flatMap { $0.strings[localization] }.map { .entries($0) } ?? .absent
  }

  package func stringsDict(_ table: String, localization: String) -> TableFile<StringsDictTable> {
    let file = read("\(table).stringsdict", localization) { bytes in try StringsDictFile.read(bytes) }
    guard case .absent = file else { return file }
    return locTable(table).flatMap { $0.stringsDicts[localization] }.map { .entries($0) } ?? .absent
  }

  /// The one file for all languages that Apple's own bundles have; tables on disk stand before it.
  private func locTable(_ table: String) -> LocTableFile? {
    guard hasLocTables, case .entries(let file) = read("\(table).loctable", "", { try LocTableFile($0) }) else {
      return nil
    }
    return file
  }

  private func read<Entries>(
    _ file: String, _ localization: String, _ parse: ([UInt8]) throws -> Entries
  ) -> TableFile<Entries> {
    // A table's name comes from the caller and may be anything; only a name can be a file of this bundle.
    guard !file.contains("/"), !file.contains("\0") else { return .absent }
    let path = localization.isEmpty ? "\(folder)/\(file)" : "\(folder)/\(localization).lproj/\(file)"
    guard let bytes = FileBytes.read(path) else { return .absent }
    do {
      return .entries(try parse(bytes))
    } catch {
      return .unreadable("\(error)")
    }
  }
}
