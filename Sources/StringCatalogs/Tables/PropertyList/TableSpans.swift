/// Where the comments and entries of a table's text stand: 0-based offsets in bytes of its UTF-8.
struct TableSpans {
  /// One entry without the comments around it.
  struct Entry {
    /// Quotes or tags included.
    var key: Range<Int>
    /// Nil for a key of the old form that is its own value.
    var value: Range<Int>?
    /// Behind the semicolon, or the value's closing tag.
    var end: Int
    /// How many dictionaries it lies in.
    var depth: Int
  }

  /// All comments, in the order of the text.
  var comments: [Range<Int>] = []
  var entries: [Entry] = []
  /// What stands between the brackets of the root, or the whole text where it has none; nil for a root in one tag.
  var body: Range<Int>?

  /// Drops what was found from an offset on, which is read once more.
  mutating func forget(from offset: Int) {
    comments.removeAll { $0.lowerBound >= offset }
    entries.removeAll { $0.key.lowerBound >= offset }
  }

  mutating func keepEntries(ofDepth depth: Int) { entries.removeAll { $0.depth != depth } }
}
