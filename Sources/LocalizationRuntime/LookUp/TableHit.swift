package import StringCatalogs

/// The entry that a look-up found, with the file that served it.
package struct TableHit: Sendable, Hashable {
  /// The text of a `.strings` file.
  package struct Plain: Sendable, Hashable {
    package var text: String
    package var place: TablePlace

    package init(text: String, place: TablePlace) {
      self.text = text
      self.place = place
    }
  }

  package enum Content: Sendable, Hashable {
    case text(Plain)
    /// A `.stringsdict` entry; `plain` is the `.strings` entry of the same key, for devices that the entry's device
    /// rule does not name.
    case rule(StringsDictEntry, place: TablePlace, plain: Plain?)
  }

  package var content: Content

  /// The file that served the entry.
  package var place: TablePlace {
    switch content {
    case .text(let plain): plain.place
    case .rule(_, let place, _): place
    }
  }
}
