/// What copies do not have in common besides their texts, in words.
struct CopyDifferences {
  let key: DuplicatedKey

  /// Empty where there is nothing.
  var text: String {
    [
      key.hasOneShape
        ? nil
        : "variations: " + each(all) { $0.variations.isEmpty ? "none" : $0.variations.joined(separator: " and ") },
      comments, unequal("states", all, states),
      unequal("extraction state", catalogs) { $0.extractionState ?? "none" },
      unequal("to be translated", all) { $0.shouldTranslate ? "yes" : "no" },
    ]
    .compactMap(\.self).joined(separator: "; ")
  }

  private var all: [Int] { Array(key.copies.indices) }
  private var catalogs: [Int] { all.filter { key.copies[$0].isCatalog } }

  private var comments: String? {
    switch key.comments {
    case .equal, .missing: nil
    case .partial:
      "no comment in " + all.filter { (key.copies[$0].comment ?? "").isEmpty }.map { key.name(of: $0) }.inWords
    case .different: "comments: " + each(all) { $0.comment.map { "\"\($0)\"" } ?? "none" }
    }
  }

  /// The languages whose texts are not done.
  private func states(_ copy: KeyCopy) -> String {
    let open = copy.texts.flatMap { text in
      text.forms.map(\.state).uniqued.filter { !["translated", ""].contains($0) }.map { "\(text.language) \($0)" }
    }
    return open.isEmpty ? "done" : open.joined(separator: ", ")
  }

  private func unequal(_ label: String, _ copies: [Int], _ value: (KeyCopy) -> String) -> String? {
    Set(copies.map { value(key.copies[$0]) }).count < 2 ? nil : "\(label): \(each(copies, value))"
  }

  private func each(_ copies: [Int], _ value: (KeyCopy) -> String) -> String {
    copies.map { "\(key.name(of: $0)) \(value(key.copies[$0]))" }.joined(separator: ", ")
  }
}
