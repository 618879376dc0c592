/// One file that is written.
package struct GeneratedFile: Sendable, Hashable {
  /// The name in the folder.
  package var name: String
  package var text: String
  /// Whether it is a person's once it is there: it is written where nothing lies, and never again.
  package var isHandedOver: Bool

  package init(name: String, text: String, isHandedOver: Bool = false) {
    self.name = name
    self.text = text
    self.isHandedOver = isHandedOver
  }

  /// The first line of every file that may be written again.
  package static let marker =
    "// Written by `bordercheck generate-tests`, which writes it again: changes that are made here are lost."
}
