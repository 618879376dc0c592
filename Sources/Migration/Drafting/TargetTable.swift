import Ownership
import OwnershipManifest

/// The table of the new owner that gets the messages.
struct TargetTable {
  let table: CheckedTable

  init(_ request: MigrationRequest, _ facts: CheckFacts) throws(MigrationError) {
    let tables = facts.tables(of: request.to).filter { !$0.isSystemTable }
    let names = tables.map(\.name).joined(separator: ", ")
    let wanted = request.table ?? (tables.count == 1 ? tables[0].name : "Localizable")
    guard let table = tables.first(where: { $0.name == wanted }) else {
      let reason =
        tables.isEmpty ? "has no table yet; add a catalog \(wanted).xcstrings to its resources" : "has \(names)"
      throw .request("\(request.to) has no table \"\(wanted)\": it \(reason)")
    }
    guard table.isReadable else { throw .request("\(table.files.first ?? wanted) cannot be read; mend it first") }
    self.table = table
  }
}
