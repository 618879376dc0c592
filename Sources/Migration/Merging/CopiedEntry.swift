import Ownership
import PositionedJSON
import StringCatalogs

/// One copy of a message as an entry of a String Catalog, whatever kind of table it comes from.
struct CopiedEntry {
  let fragment: JSONFragment

  init(_ copy: KeySelection.Copy, _ files: (String) -> [UInt8]?) throws(MigrationError) {
    let place = "\(copy.table.files.first ?? copy.table.name)"
    switch copy.table.source {
    case .catalog(let catalog?, _):
      let all = catalog.strings.filter { $0.key.utf8.elementsEqual(copy.entry.key.utf8) }
      guard all.count == 1, let entry = all.first else {
        throw .request("\(place) has \"\(copy.entry.key)\" \(all.count) times; keep one of them first")
      }
      fragment = JSONFragment(entry.node)
    case .catalog(nil, _): throw .request("\(place) is no String Catalog that can be read; mend it first")
    case .legacy: throw .request("\(place) is a legacy table; convert it to a String Catalog first")
    }
  }
}
