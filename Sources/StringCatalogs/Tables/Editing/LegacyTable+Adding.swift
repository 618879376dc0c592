import PositionedJSON

/// The changes that add entries, made so that each comment still belongs to whom it did.
extension LegacyTable {
  func insertions(of added: [LegacyEntry], in order: KeyOrder?, _ writer: TableEntryWriter) -> [JSONSplice] {
    guard !added.isEmpty else { return [] }
    let keys = entries.map(\.key)
    let runs =
      order.map { KeyPlaces(of: added.map(\.key), among: keys, in: $0).runs }
      ?? [KeyPlaces.Run(index: keys.count, added: Array(added.indices))]
    return runs.map { run in
      let entries = run.added.map { added[$0] }
      if keys.isEmpty { return filling(with: entries, writer) }
      return run.index < keys.count ? insertion(of: entries, before: run.index, writer) : appending(entries, writer)
    }
  }

  private func insertion(of added: [LegacyEntry], before index: Int, _ writer: TableEntryWriter) -> JSONSplice {
    let item = entryItems[index]
    let sharesLine = sharesLine(index)
    // A comment on a line of its own must not come to stand behind the new entry.
    let gap = sharesLine ? writer.layout.gapInLine : writer.layout.gap(needsLine: !item.leading.isEmpty)
    let bytes = added.enumerated().flatMap { number, entry in
      writer.bytes(of: entry, isInline: sharesLine || (number > 0 && !gap.hasLine)) + gap.utf8
    }
    return JSONSplice(item.range.lowerBound..<item.range.lowerBound, bytes)
  }

  private func appending(_ added: [LegacyEntry], _ writer: TableEntryWriter) -> JSONSplice {
    let item = entryItems[entryItems.count - 1]
    let usual = writer.layout.gap(needsLine: !item.trailing.isEmpty)
    // Blanks would become part of a comment that ends with its line.
    let gap = item.trailing.isEmpty ? usual : String(usual.drop { !$0.isNewline })
    let bytes = added.flatMap { gap.utf8 + writer.bytes(of: $0, isInline: !gap.hasLine) }
    return JSONSplice(item.range.upperBound..<item.range.upperBound, bytes)
  }

  /// The change that adds the first entries: behind all comments, on lines of their own.
  private func filling(with added: [LegacyEntry], _ writer: TableEntryWriter) -> JSONSplice {
    let layout = writer.layout
    let isSpaced = !isXML && added.contains { $0.comment != nil }
    let gap = layout.newline + (isSpaced ? layout.newline : "") + layout.indentation
    let all = added.map { writer.bytes(of: $0, isInline: false) }.joined(separator: Array(gap.utf8))
    let place = items.last?.range.upperBound ?? body.lowerBound
    let rest = text[place..<body.upperBound]
    let first = isXML || place > 0 ? layout.newline + (items.isEmpty ? "" : layout.newline) + layout.indentation : ""
    let last = items.isEmpty && rest.lineBreaks == 0 ? layout.newline + layout.rootIndentation : ""
    let bytes = Array(first.utf8) + all + Array(last.utf8)
    guard let emptyRoot else { return JSONSplice(place..<place, bytes) }
    return JSONSplice(emptyRoot, Array("<dict>".utf8) + bytes + Array("</dict>".utf8))
  }
}

extension TableLayout {
  /// Between two entries, with the blanks before the second; ends a line where it has to.
  fileprivate func gap(needsLine: Bool) -> String {
    gap.hasLine ? gap + indentation : needsLine ? newline + indentation : gap
  }

  /// Between two entries on one line.
  fileprivate var gapInLine: String { gap.hasLine ? " " : gap }
}

extension String {
  fileprivate var hasLine: Bool { contains(where: \.isNewline) }
}
