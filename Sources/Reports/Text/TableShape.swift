/// How wide the columns of the message table are, and whether the languages fit beside each other at all.
///
/// As a grid each language is a column. As a list, for many languages or a narrow terminal, each row says which state
/// holds in which languages.
struct TableShape {
  private static let gap = "  "
  /// Columns that a list keeps for its states.
  private static let listRoom = 26
  let keyWidth: Int
  private let productWidth: Int
  /// Nil where the languages do not fit.
  private let languageWidths: [Int]?
  private let languages: [String]
  private let width: Int

  init(_ matrix: MessageMatrix, width: Int) {
    self.width = width
    languages = matrix.languages
    productWidth = min(26, matrix.entries.flatMap(\.rows).map { DisplayWidth.of($0.product) }.max() ?? 0)
    let widths = Self.widths(of: matrix)
    let keys = matrix.entries.lazy.map { VisibleText($0.message.key).width }.max() ?? 0
    let blocks = matrix.entries.lazy.map { DisplayWidth.of("\($0.message.owner) · \($0.message.table)") - 2 }.max() ?? 0
    let wanted = min(36, max(keys, min(blocks, 28)))
    let left = width - 2 - productWidth - 2 - widths.reduce(0) { $0 + $1 + 2 }
    let isGrid = left >= min(wanted, 18)
    languageWidths = isGrid ? widths : nil
    keyWidth = min(wanted, isGrid ? left : max(8, width - productWidth - 6 - Self.listRoom))
  }

  private static func widths(of matrix: MessageMatrix) -> [Int] {
    var widths = matrix.languages.map { DisplayWidth.of($0) }
    for row in matrix.entries.lazy.flatMap(\.rows) {
      for (index, state) in row.states.enumerated() {
        widths[index] = max(widths[index], DisplayWidth.of(state?.text ?? "–"))
      }
    }
    return widths
  }

  /// The first line of a block: its name, and as a grid the languages.
  func header(_ name: VisibleText, style: TextStyle) -> String {
    guard let languageWidths else { return style(name.text(within: width), .strong) }
    let left = name.text(within: keyWidth + productWidth + 2).filled(to: 2 + keyWidth + 2 + productWidth)
    let columns = zip(languages, languageWidths).map { $0.filled(to: $1) }
    return style(([left] + columns).joined(separator: Self.gap).trimmed, .strong)
  }

  /// What stands for several products in one row: their names if they fit, else their number.
  func label(of products: [String]) -> String {
    let names = products.joined(separator: ", ")
    return DisplayWidth.of(names) <= productWidth ? names : "\(products.count) products"
  }

  /// - Parameter key: of at most `keyWidth` columns.
  func row(
    _ key: String, _ product: String, _ states: [MessageState?], _ languages: [String], style: TextStyle
  ) -> [String] {
    let left =
      "  " + key.filled(to: keyWidth) + Self.gap
      + VisibleText(product).text(within: productWidth).filled(to: productWidth) + Self.gap
    guard let languageWidths else { return list(left, states, style: style) }
    let cells = zip(states, languageWidths).enumerated().map { index, cell in
      let width = index == states.count - 1 ? 0 : cell.1
      guard let state = cell.0 else { return style("–".filled(to: width), .faint) }
      return style(state.text.filled(to: width), state.mark.tone)
    }
    return [left + cells.joined(separator: Self.gap)]
  }
}

extension TableShape {
  /// The states with their languages: worst first, `ok` as a number unless few.
  private func list(_ left: String, _ states: [MessageState?], style: TextStyle) -> [String] {
    var groups: [MessageState: [String]] = [:]
    for (state, language) in zip(states, languages) {
      if let state { groups[state, default: []].append(language) }
    }
    let sorted = groups.sorted { first, second in
      first.key.mark == second.key.mark ? first.key.word < second.key.word : first.key.mark > second.key.mark
    }
    let room = max(Self.listRoom, width - DisplayWidth.of(left))
    var lines: [String] = []
    var used = room
    for (state, languages) in sorted {
      let isMany = state.mark == .good && languages.count > Self.namedLimit
      let names = isMany ? "\(languages.count) languages" : languages.joined(separator: " ")
      for line in "\(state.text): \(names)".lines(within: room, indent: 2) {
        let needed = DisplayWidth.of(line) + (used == 0 ? 0 : 3)
        if used + needed <= room, !line.hasPrefix(" ") {
          lines[lines.count - 1] += "   " + style(line, state.mark.tone)
          used += needed
        } else {
          lines.append(style(line, state.mark.tone))
          used = DisplayWidth.of(line)
        }
      }
    }
    let blank = String(repeating: " ", count: DisplayWidth.of(left))
    return lines.enumerated().map { ($0.offset == 0 ? left : blank) + $0.element }
  }

  /// Languages in which all is well that a list still names one by one.
  private static let namedLimit = 6
}

extension String {
  /// Without blanks at the end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
