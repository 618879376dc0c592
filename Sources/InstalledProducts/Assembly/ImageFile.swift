/// One file of an installed product, before it is on any device.
package struct ImageFile: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case bytes([UInt8])
    /// Path of a file of the project to copy; nothing writes to it.
    case copy(String)
  }

  /// Path inside the product, with `/`.
  package var path: String
  package var content: Content

  package init(path: String, content: Content) {
    self.path = path
    self.content = content
  }
}
