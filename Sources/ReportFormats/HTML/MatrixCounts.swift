import Reports

/// The matrix on paper, and for a reader without scripts: how many messages of each product are in which state, for
/// readers of each language.
struct MatrixCounts {
  private static let marks: [MessageState.Mark] = [.good, .elsewhere, .warning, .error, .unknown]

  private let axes: MatrixAxes
  /// For each product and language: messages by mark, each counted at its worst.
  private let counts: [MatrixAxes.Slot: [Int]]

  init(_ table: ObservationTable, _ axes: MatrixAxes) {
    self.axes = axes
    var counts: [MatrixAxes.Slot: [Int]] = [:]
    for message in table.messages.indices {
      var worst: [MatrixAxes.Slot: MessageState.Mark] = [:]
      for row in table.rows[table.rows(of: message)] {
        guard let slot = axes.slots[Int(row.cell)] else { continue }
        worst[slot] = max(worst[slot] ?? .good, table.sites[Int(row.site)].mark)
      }
      for (slot, mark) in worst { counts[slot, default: Self.none][mark.rawValue] += 1 }
    }
    self.counts = counts
  }

  private static var none: [Int] { marks.map { _ in 0 } }

  func append(to page: inout HTMLWriter) {
    page.markup(
      """
      <div id="matrix-summary">
      <table class="scenarios"><caption>Messages of each product by what readers of a language are shown</caption>
      <thead><tr><th scope="col">Product</th><th scope="col">Reader’s language</th><th scope="col">✓ its own</th>
      <th scope="col">~ stands in</th><th scope="col">! warning</th><th scope="col">✗ error</th>
      <th scope="col">? not observed</th></tr></thead>
      <tbody>

      """)
    for product in axes.products.indices { appendRows(of: product, to: &page) }
    page.markup("</tbody></table>\n</div>\n")
  }

  /// A row for each language in which something is not as it should be, and one for all others.
  private func appendRows(of product: Int, to page: inout HTMLWriter) {
    var good: [Int] = []
    var most = Self.none
    let lost = Set(axes.lost)
    for language in axes.languages.indices {
      let slot = MatrixAxes.Slot(product: product, language: language)
      let isLost = lost.contains(slot)
      guard let count = counts[slot] ?? (isLost ? Self.none : nil) else { continue }
      if isLost || count.dropFirst().contains(where: { $0 > 0 }) {
        append(product, [language], count, isLost: isLost, to: &page)
      } else {
        good.append(language)
        most[0] = max(most[0], count[0])
      }
    }
    if !good.isEmpty { append(product, good, most, isLost: false, to: &page) }
  }

  private func append(_ product: Int, _ languages: [Int], _ count: [Int], isLost: Bool, to page: inout HTMLWriter) {
    page.element("<tr><th scope=\"row\"><bdi>", axes.products[product], "</bdi></th><td>")
    for (number, language) in languages.enumerated() {
      if number > 0 { page.markup(", ") }
      page.language(axes.languages[language])
    }
    page.markup("</td>")
    for mark in Self.marks {
      page.markup("<td>")
      if count[mark.rawValue] > 0 { page.number(count[mark.rawValue]) }
      if mark == .unknown, isLost { page.markup(count[mark.rawValue] > 0 ? " and more" : "all") }
      page.markup("</td>")
    }
    page.markup("</tr>\n")
  }
}
