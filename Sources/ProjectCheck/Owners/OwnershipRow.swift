/// One message with who owns it and who presents it.
package struct OwnershipRow: Sendable, Hashable {
  /// A place in a product that presents a message.
  package struct Surface: Sendable, Hashable {
    package var product: String
    /// `TripHeader.body`, a file where the code has no name, or as the manifest calls it; empty where nobody says.
    package var name: String
    /// The bundle that is asked there, as the manifest writes it: `.` is the product's main bundle.
    package var bundle: String

    package init(product: String, name: String, bundle: String) {
      self.product = product
      self.name = name
      self.bundle = bundle
    }
  }

  /// Why no surface is known.
  package enum Gap: Sendable, Hashable {
    /// The system reads the table.
    case system
    /// A server sends the key to these products.
    case remote([String])
    /// Code composes the key: `dynamicKeys`.
    case dynamic
    /// Only these accessors ask, and nobody names them.
    case accessors([String])
    /// Previews, tests and debug builds alone ask.
    case previews
    /// No look-up of it is seen, and it is named somewhere, or not all code that may ask was read.
    case unshown
    case nobody
  }

  package var owner: String
  package var table: String
  package var key: String
  /// Products in byte order, then names.
  package var surfaces: [Surface]
  /// Nil where there are surfaces.
  package var gap: Gap?

  package init(owner: String, table: String, key: String, surfaces: [Surface], gap: Gap? = nil) {
    self.owner = owner
    self.table = table
    self.key = key
    self.surfaces = surfaces
    self.gap = gap
  }
}
