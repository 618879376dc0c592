internal import Findings

/// Puts a document together that keeps below a number of bytes, cut between items only.
struct MarkdownDocument {
  /// The verdict; it is there whatever the limit is.
  let head: String
  /// In the order in which they are read.
  let sections: [MarkdownSection]

  /// Bytes that the sentence about what was left out may take.
  private static let noticeRoom = 400

  /// - Parameter limit: bytes that the text stays below or reaches; nil for as many as it takes.
  func text(within limit: Int?) -> String {
    let whole = head + sections.map { $0.head + $0.items.map(\.text).joined() }.joined()
    guard let limit, whole.utf8.count > limit else { return whole }
    let kept = kept(within: limit - head.utf8.count - Self.noticeRoom, of: limit)
    let body = zip(sections, kept).map { section, count in
      count == 0 ? "" : section.head + section.items.prefix(count).map(\.text).joined()
    }
    let text = head + notice(kept, limit: limit) + body.joined()
    return text.utf8.count <= limit ? text : Self.start(of: head, within: limit)
  }

  /// How many items of each section have room. Sections of one rank are filled in their order; where one of them does
  /// not fit, those after it are left out, so that what is there is the worst.
  private func kept(within room: Int, of limit: Int) -> [Int] {
    var kept = Array(repeating: 0, count: sections.count)
    var room = room
    var full: Set<Int> = []
    let order = sections.indices.sorted { left, right in
      (sections[left].subject.rank, left) < (sections[right].subject.rank, right)
    }
    for index in order where !full.contains(sections[index].subject.rank) {
      let section = sections[index]
      // Findings say more than counts do.
      if section.subject == .matrix, section.byteCount > limit / 4 { continue }
      var used = section.head.utf8.count
      for item in section.items {
        guard used + item.text.utf8.count <= room else { break }
        used += item.text.utf8.count
        kept[index] += 1
      }
      if kept[index] > 0 { room -= used }
      if kept[index] < section.items.count { full.insert(section.subject.rank) }
    }
    return kept
  }

  private func notice(_ kept: [Int], limit: Int) -> String {
    var counts: [MarkdownSection.Subject: Int] = [:]
    for (section, kept) in zip(sections, kept) {
      counts[section.subject, default: 0] += section.items.dropFirst(kept).reduce(0) { $0 + $1.count }
    }
    let findings = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = counts[.findings(severity)] ?? 0
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    var parts: [String] = []
    if let count = counts[.lost], count > 0 { parts.append("\(count) of what could not be observed") }
    if !findings.isEmpty { parts.append(findings.joined(separator: ", ")) }
    if let count = counts[.accepted], count > 0 { parts.append("\(count) accepted") }
    if counts[.matrix, default: 0] > 0 { parts.append("the matrix") }
    return "> **Left out here, to stay within \(limit) bytes: \(parts.joined(separator: "; ")).**\n"
      + "> Another format, such as `--report text=FILE` or `--report evidence=FILE`, has all of it.\n\n"
  }

  /// The first line, or as much of it as there is room for.
  private static func start(of text: String, within limit: Int) -> String {
    var start = ""
    for character in text {
      guard character != "\n", start.utf8.count + character.utf8.count < limit else { break }
      start.append(character)
    }
    return start + "\n"
  }
}
