import ManifestDrafts

/// What `init` says about the manifest that it wrote.
struct InitText {
  private let draft: ManifestDraft

  init(_ draft: ManifestDraft) {
    self.draft = draft
  }

  /// Ends with a line end.
  var text: String {
    let languages = Set(draft.owners.flatMap(\.languages.value)).count + 1
    let parts = [
      Self.count(draft.products.count, "product"), Self.count(draft.owners.count, "owner"),
      Self.count(languages, "language"),
    ]
    let duplicates =
      draft.duplicates.isEmpty ? [] : ["Keys in more than one owner are listed at its end, for you to decide on."]
    let unread = max(0, draft.remarks.count - 1)
    let remarks =
      unread == 0 ? [] : ["\(Self.count(unread, "part")) of the project could not be followed: see its head."]
    let lines =
      ["bordercheck.json: " + parts.joined(separator: ", ") + "; every guess has its reason in a comment."] + duplicates
      + remarks + ["Next: bordercheck check, then bordercheck run."]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
