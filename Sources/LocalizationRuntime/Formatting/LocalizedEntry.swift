package import StringCatalogs

/// What a look-up hands to the formatter: the table entry of one key.
package enum LocalizedEntry: Sendable, Hashable {
  /// The text of a `.strings` file, or the default of the calling code.
  case text(String)
  /// A `.stringsdict` entry; `plain` is the `.strings` text of the same key, shown on devices that a device rule of the
  /// entry does not name.
  case rule(StringsDictEntry, plain: String?)
}
