/// Where a text stands in its catalog, as far as compiling it depends on that.
struct TextContext {
  var key: String
  /// As it is spelled in the catalog.
  var language: String
  var keyFormat: FormatText
  /// The number in the source language's plural: a translation then need not mention it. Nil for the source language
  /// itself, and where that has no plural.
  var sourceNumber: PluralNumber?
}
