import SwiftSources

/// A text that takes the place of a call: pieces of its own, and pieces of the call that stay as they are.
struct Replacement {
  enum Piece {
    case text(String)
    /// UTF-8 offsets of the file.
    case kept(Range<Int>)
  }

  var pieces: [Piece]

  /// The edits that leave of `range` only the pieces that are kept; nil where these do not stand in this order.
  func edits(replacing range: Range<Int>) -> [SourceEdit]? {
    var edits: [SourceEdit] = []
    var text = ""
    var end = range.lowerBound
    for piece in pieces {
      switch piece {
      case .text(let own): text += own
      case .kept(let kept):
        guard kept.lowerBound >= end, kept.upperBound <= range.upperBound else { return nil }
        edits.append(SourceEdit(range: end..<kept.lowerBound, text: text))
        (text, end) = ("", kept.upperBound)
      }
    }
    edits.append(SourceEdit(range: end..<range.upperBound, text: text))
    return edits.filter { !$0.range.isEmpty || !$0.text.isEmpty }
  }
}
