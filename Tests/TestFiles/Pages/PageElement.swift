/// An element of a page that was read, with everything inside it.
package struct PageElement: Sendable {
  package enum Content: Sendable {
    case element(PageElement)
    case text(String)
  }

  package var name: String
  package var attributes: [String: String] = [:]
  package var content: [Content] = []

  package init(name: String, attributes: [String: String] = [:]) {
    self.name = name
    self.attributes = attributes
  }

  package var children: [PageElement] { content.compactMap { if case .element(let child) = $0 { child } else { nil } } }

  /// Itself and all that is inside it, in the page's order.
  package var all: [PageElement] { [self] + children.flatMap(\.all) }

  /// What a person reads: runs of blanks are one, and marks of text direction are left out.
  package var text: String {
    rawText.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }.reduce(into: "") { text, scalar in
      let isBlank = scalar.properties.isWhitespace
      if !isBlank { text.unicodeScalars.append(scalar) } else if text.last != " " { text.append(" ") }
    }
  }

  private var rawText: String {
    content.map { part in
      switch part {
      case .element(let child): child.isBlock ? " \(child.rawText) " : child.rawText
      case .text(let text): text
      }
    }.joined()
  }

  private var isBlock: Bool { ["dd", "dl", "dt", "h4", "li", "p", "pre", "section", "ul"].contains(name) }
}
