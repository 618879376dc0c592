/// What the comments of the copies are to each other.
package enum CommentComparison: String, Sendable, Hashable, CaseIterable {
  case equal
  /// Two copies at least have different ones.
  case different
  /// Some copies have none; the others have the same.
  case partial
  /// No copy has one.
  case missing

  init(_ copies: [KeyCopy]) {
    let comments = copies.map { Self.said(in: $0.comment) }
    let there = Set(comments.compactMap(\.self))
    if there.isEmpty {
      self = .missing
    } else if there.count > 1 {
      self = .different
    } else {
      self = comments.contains(nil) ? .partial : .equal
    }
  }

  /// The comment without what says nothing: white space, and the text that tools write for want of one.
  private static func said(in comment: String?) -> String? {
    let words = (comment ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty || words == "No comment provided by engineer." ? nil : words
  }
}
