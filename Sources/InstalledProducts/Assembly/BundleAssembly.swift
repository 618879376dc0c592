import LocalizationRuntime
import OwnershipManifest

/// Puts the content of owners into one bundle, a later owner's file over an earlier one's.
struct BundleAssembly {
  /// Path inside the product; `.` is the main bundle.
  let path: String
  private(set) var files: [String: ImageFile.Content] = [:]
  private(set) var notes: [AssemblyNote] = []
  private var owners: [String] = []
  private var folders: Set<String> = []
  private var tables = BundleTables()
  private var rawCatalogs: Set<String> = []
  /// Table → the last owner that put it here.
  private var tableOwners: [String: String] = [:]

  init(path: String) {
    self.path = path
  }

  /// - Parameter product: the product that the bundle lies in, for notes.
  mutating func add(_ content: OwnerContent, in product: String) {
    for table in content.tableNames.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      if let overwritten = tableOwners[table] {
        notes.append(
          AssemblyNote(
            product: product, bundle: path, table: table, owner: content.owner, overwritten: overwritten))
      }
      tableOwners[table] = content.owner
    }
    notes += content.rivals.map { rivals in
      AssemblyNote(
        product: product, bundle: path, table: rivals.table, owner: content.owner, overwritten: content.owner,
        rivals: rivals)
    }
    owners.append(content.owner)
    files.merge(content.files) { $1 }
    folders.formUnion(content.folders)
    rawCatalogs.formUnion(content.rawCatalogs)
    tables.strings.merge(content.tables.strings) { $1 }
    tables.stringsDicts.merge(content.tables.stringsDicts) { $1 }
  }

  /// The bundle as a look-up sees it.
  func bundle(_ info: BundleInfo) -> InstalledBundle {
    InstalledBundle(
      path: path, identifier: info.identifier,
      description: info.description(folders: folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }),
      infoStrings: info.strings, owners: owners, tables: tables, rawCatalogs: rawCatalogs)
  }

  /// The bundle's language folders with their paths inside the product, in byte order.
  var languageFolders: [String] {
    folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "\(path == "." ? "" : "\(path)/")\($0).lproj" }
  }

  /// The bundle's files with their paths inside the product.
  func files(_ info: BundleInfo) -> [ImageFile] {
    var files = files
    if let bytes = info.bytes { files["Info.plist"] = .bytes(bytes) }
    let prefix = path == "." ? "" : "\(path)/"
    return files.map { ImageFile(path: prefix + $0.key, content: $0.value) }
  }
}
