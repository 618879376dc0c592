/// Why what was given cannot be inspected: a file that is no product, an archive that must not be unpacked.
///
/// Each message names the thing, what was expected and what to do.
package struct InspectError: Error, Hashable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}
