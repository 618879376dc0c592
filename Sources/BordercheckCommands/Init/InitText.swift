import ManifestDrafts
import Reports

/// What `init` says about the manifest that it wrote.
struct InitText {
  private let draft: ManifestDraft
  private let next: String

  /// - Parameters:
  ///   - tool: The words that start this program again.
  ///   - folder: The project's, as it was given.
  init(_ draft: ManifestDraft, tool: [String], folder: String) {
    self.draft = draft
    let words = tool.isEmpty ? ["bordercheck"] : tool
    let commands = ["check", "run"].map { ShellCommand.text(words + [$0] + (folder == "." ? [] : [folder])) }
    next = "Next: \(commands.joined(separator: ", then "))"
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
      + remarks + [next]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
