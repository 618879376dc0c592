package import PositionedJSON

/// Something that a table says in one format and cannot say, or says otherwise, in another.
package struct ConversionLoss: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// An entry that is not in the result.
    case leftOut = "left-out"
    /// An entry that reads otherwise in the result.
    case changed
    /// The same text in another file: look-ups see no difference.
    case moved
    /// A text behind one that a look-up finds first.
    case shadowed
    /// A key that is there before with other contents.
    case repeated
    /// A key that some of the languages have no text for.
    case missing
    /// A comment that belongs to no entry, or is another one in another language or file.
    case comment
    /// The state of a translation other than `translated`.
    case state
    /// Where a key comes from, or whether it is to be translated.
    case origin
    /// A member that the other format does not know.
    case unknownMember = "unknown-member"
    /// A folder or code that stands for another language in the result.
    case language
    /// What the compiler says about the catalog.
    case compiler
  }

  package enum File: String, Sendable, Hashable {
    case catalog
    case strings
    case stringsDict = "stringsdict"
  }

  package var kind: Kind
  /// Nil for what concerns the file as a whole.
  package var key: String?
  /// As the input spells it.
  package var language: String?
  package var file: File
  /// Where it stands in the file; nil in a binary one.
  package var position: JSONPosition?
  /// What is lost or different: lower case, one line, without key, language and place.
  package var message: String

  init(
    _ kind: Kind, key: String? = nil, language: String? = nil, in file: File, at position: JSONPosition? = nil,
    _ message: String
  ) {
    (self.kind, self.key, self.language, self.file) = (kind, key, language, file)
    (self.position, self.message) = (position, message)
  }
}

extension ConversionLoss {
  /// Without repetitions, by key, language, file and place.
  static func sorted(_ losses: [ConversionLoss]) -> [ConversionLoss] {
    Set(losses).sorted { left, right in
      for (one, other) in zip(left.words, right.words) where !one.utf8.elementsEqual(other.utf8) {
        return one.utf8.lexicographicallyPrecedes(other.utf8)
      }
      return (left.position?.offset ?? -1, left.message) < (right.position?.offset ?? -1, right.message)
    }
  }

  private var words: [String] { [key ?? "", language ?? "", file.rawValue, kind.rawValue] }
}
