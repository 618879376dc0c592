import Reports

/// Duplicates for a terminal, at most 100 columns wide but for commands, which have to be pasted.
package struct DuplicateText {
  let list: DuplicateList
  let invocation: [String]
  /// As given; nil where it is the working folder.
  let project: String?
  /// Whether each key of a class where nothing is to be done is written out; else a few stand for all.
  let isWhole: Bool

  private static let width = 100
  /// How many keys stand for a group in which nothing is to be done.
  private static let examples = 4

  package init(_ list: DuplicateList, invocation: [String], project: String?, isWhole: Bool) {
    self.list = list
    self.invocation = invocation
    self.project = project
    self.isWhole = isWhole
  }

  /// Lines, each with its end.
  package var text: String {
    let classes = DuplicateClass.allCases.map { ($0, list.keys(of: $0)) }.filter { !$0.1.isEmpty }
    return (classes.flatMap { section($0.0, $0.1) } + ending).map { "\($0)\n" }.joined()
  }

  // MARK: - Classes and groups

  private func section(_ proposed: DuplicateClass, _ keys: [DuplicatedKey]) -> [String] {
    ["\(proposed.rawValue) (\(keys.count))"] + VisibleText("  \(proposed.meaning)").lines(within: Self.width, indent: 2)
      + [""] + DuplicateGroup.groups(keys).flatMap { lines(of: $0, isOpen: proposed.isOpen) + [""] }
  }

  private func lines(of group: DuplicateGroup, isOpen: Bool) -> [String] {
    let keep = group.keep.map { ", to be kept in \($0)" } ?? ""
    let heading = "  \(group.owners.joined(separator: ", ")): \(Self.count(group.keys.count, "key"))\(keep)"
    let keys = isOpen || isWhole ? group.keys.flatMap(DuplicateLines.lines) : short(group.keys)
    let next = isOpen ? group.command(invocation, project: project).map { ["    next  \($0)"] } ?? [] : []
    return VisibleText(heading).lines(within: Self.width, indent: 4) + keys + next
  }

  /// By reason: how many, and a few of them.
  private func short(_ keys: [DuplicatedKey]) -> [String] {
    keys.map(Self.cause).uniqued.flatMap { cause -> [String] in
      let all = keys.filter { Self.cause($0) == cause }
      if all.count == 1 { return all.flatMap(DuplicateLines.lines) }
      let named = all.prefix(Self.examples).map { VisibleText($0.key).prose }.joined(separator: ", ")
      let more = all.count > Self.examples ? ", …" : ""
      return "\(Self.count(all.count, "key")): \(named)\(more)".lines(within: Self.width - 4, indent: 2)
        .map { "    \($0)" } + VisibleText(cause).prose.lines(within: Self.width - 6).map { "      \($0)" }
    }
  }

  /// The reason, which says nothing about the one key where many share it.
  private static func cause(_ key: DuplicatedKey) -> String { key.proposal.reason }

  // MARK: - The end

  private var ending: [String] {
    let scope = list.scope
    let looked =
      "\(Self.count(scope.keys, "key")) in \(Self.count(scope.tables, "table")) of "
      + Self.count(scope.owners, "owner") + (scope.files == 0 ? "" : ", \(Self.count(scope.files, "Swift file"))")
    let approved = list.keys.count(where: \.isApproved)
    let counts = DuplicateClass.allCases.compactMap { proposed -> String? in
      let count = list.keys(of: proposed).count
      return count == 0 ? nil : "\(count) \(proposed.rawValue)"
    }
    let parts = counts + (approved == 0 ? [] : ["\(approved) of them approved"])
    let verdict = list.isOpen ? "duplicates" : "clean"
    let found =
      "\(Self.count(list.keys.count, "key")) of several owners"
      + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
    return remark + "\(verdict): \(looked); \(found)".lines(within: Self.width, indent: 2)
  }

  private var remark: [String] {
    guard list.sharedTexts > 0 else { return [] }
    let number = list.sharedTexts
    return
      ("\(Self.count(number, "text")) of several owners \(number == 1 ? "stands" : "stand") under other keys as well, "
      + "which is not listed here: equal text is no proof of one message")
      .lines(within: Self.width, indent: 2) + [""]
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
