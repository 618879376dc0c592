/// How a table file is written.
package enum TableFormat: String, Sendable, Hashable, CaseIterable {
  /// `"key" = "value";` for `.strings`. A `.stringsdict` has no such form in practice: it is written as XML.
  case text
  /// An XML property list.
  case xml
  /// A binary property list, as in the release builds of Xcode.
  case binary
}
