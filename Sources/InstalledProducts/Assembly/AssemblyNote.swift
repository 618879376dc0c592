/// One table comes twice into one bundle of a product, from two owners or from two files of one: the later owner's file
/// is the one that is installed.
package struct AssemblyNote: Sendable, Hashable {
  package var product: String
  /// Path inside the product.
  package var bundle: String
  package var table: String
  /// The owner whose file is there.
  package var owner: String
  /// The owner whose file is lost.
  package var overwritten: String
  /// The two files, where both are of one owner; as findings name files.
  package var rivals: TableRivals?

  package init(
    product: String, bundle: String, table: String, owner: String, overwritten: String, rivals: TableRivals? = nil
  ) {
    self.product = product
    self.bundle = bundle
    self.table = table
    self.owner = owner
    self.overwritten = overwritten
    self.rivals = rivals
  }
}
