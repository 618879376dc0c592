import ReportFormats

/// Duplicates as a spreadsheet: a row for each copy, what is said of the key in each of its rows.
package enum DuplicateCSV {
  private static let heading = [
    "key", "kind", "class", "reason", "keep in", "approved by", "approved until", "approval", "owner", "table", "place",
    "products", "calls", "asked by", "doubts", "comments", "comment", "extraction state", "should translate",
    "variations",
  ]

  /// UTF-8 behind a byte order mark, with CRLF, as the `csv` report has it.
  package static func bytes(of list: DuplicateList) -> [UInt8] {
    let languages = list.keys.flatMap { $0.languages.map(\.language) }.ascending
    var line = CSVLine()
    line.byteOrderMark()
    for name in heading { line.cell(name) }
    for language in languages {
      for name in [language, "\(language) state", "\(language) comparison"] { line.cell(name) }
    }
    line.end()
    for key in list.keys {
      for copy in key.copies {
        for cell in cells(of: key) + cells(of: copy, key) + texts(of: copy, key, languages) { line.cell(cell) }
        line.end()
      }
    }
    return line.bytes
  }

  private static func cells(of key: DuplicatedKey) -> [String] {
    let approval = key.approval
    return [
      key.key, key.kind.rawValue, key.proposal.proposed.rawValue, key.proposal.reason, key.proposal.owner ?? "",
      approval?.approvedBy ?? "", approval.map { $0.expires ?? "never" } ?? "", approval?.reason ?? "",
    ]
  }

  private static func cells(of copy: KeyCopy, _ key: DuplicatedKey) -> [String] {
    [
      copy.owner, copy.table, CallerIndex.text(copy.place), copy.products.joined(separator: ", "),
      String(copy.callers.count), copy.askers.joined(separator: ", "), copy.doubts.joined(separator: "; "),
      key.comments.rawValue, copy.comment ?? "", copy.extractionState ?? "", copy.shouldTranslate ? "yes" : "no",
      copy.variations.joined(separator: ", "),
    ]
  }

  /// A form on each line where there are several.
  private static func texts(of copy: KeyCopy, _ key: DuplicatedKey, _ languages: [String]) -> [String] {
    languages.flatMap { language -> [String] in
      let comparison = key.languages.first { $0.language == language }?.outcome.rawValue ?? ""
      guard let text = copy.text(in: language) else { return ["", comparison.isEmpty ? "" : "missing", comparison] }
      let isPlain = text.forms.count == 1
      let forms = text.forms.map { isPlain ? $0.text : "\($0.name): \($0.text)" }
      return [forms.joined(separator: "\n"), text.forms.map(\.state).uniqued.joined(separator: ", "), comparison]
    }
  }
}
