/// Reads a page as a browser without scripts would have it: `<script>` is gone, and a tag that is not closed where it has
/// to be, an attribute twice, and an unknown entity are errors.
package struct PageReader {
  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  private static let voids: Set<String> = ["br", "hr", "input", "link", "meta", "wbr"]
  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]

  private var rest: Substring
  private var open = [PageElement(name: "")]

  /// - Returns: the `<html>` element.
  package static func read(_ bytes: [UInt8]) throws(Problem) -> PageElement {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Problem(description: "no UTF-8") }
    var reader = PageReader(rest: text[...])
    try reader.read()
    guard reader.open.count == 1, let page = reader.open[0].children.first, page.name == "html" else {
      throw Problem(description: "not closed: \(reader.open.dropFirst().map(\.name))")
    }
    return page
  }

  private mutating func read() throws(Problem) {
    try skip("<!DOCTYPE html>")
    while let character = rest.first {
      if character == "<" {
        try readTag()
      } else {
        append(.text(try Self.decoded(taken { $0 != "<" })))
      }
    }
  }

  private mutating func readTag() throws(Problem) {
    try skip("<")
    if rest.first == "/" { return try close() }
    var element = PageElement(name: taken { $0.isLetter || $0.isNumber })
    guard !element.name.isEmpty else { throw Problem(description: "a bare < before \(rest.prefix(40))") }
    while let character = rest.first, character != ">" {
      guard character == " " else { throw Problem(description: "no attribute: \(rest.prefix(40))") }
      rest.removeFirst()
      try readAttribute(of: &element)
    }
    try skip(">")
    if ["script", "style"].contains(element.name) { return try skipRaw(element.name) }
    open.append(element)
    if Self.voids.contains(element.name) { try end(element.name) }
  }

  private mutating func readAttribute(of element: inout PageElement) throws(Problem) {
    let name = taken { $0.isLetter || $0 == "-" }
    var value = ""
    if rest.first == "=" {
      try skip("=\"")
      value = try Self.decoded(taken { $0 != "\"" })
      try skip("\"")
    }
    guard !name.isEmpty, element.attributes.updateValue(value, forKey: name) == nil else {
      throw Problem(description: "attribute \"\(name)\" of \(element.name)")
    }
  }

  private mutating func close() throws(Problem) {
    try skip("/")
    let name = taken { $0.isLetter || $0.isNumber }
    try skip(">")
    try end(name)
  }

  private mutating func end(_ name: String) throws(Problem) {
    guard open.count > 1, let element = open.popLast(), element.name == name else {
      throw Problem(description: "</\(name)> closes another element")
    }
    append(.element(element))
  }

  /// What is inside a script or a style is no markup.
  private mutating func skipRaw(_ name: String) throws(Problem) {
    while !rest.isEmpty, !rest.hasPrefix("</\(name)>") { rest.removeFirst() }
    try skip("</\(name)>")
  }

  private mutating func append(_ content: PageElement.Content) { open[open.count - 1].content.append(content) }

  private mutating func taken(while isWanted: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: isWanted)
    rest = rest[taken.endIndex...]
    return String(taken)
  }

  private mutating func skip(_ text: String) throws(Problem) {
    guard rest.hasPrefix(text) else { throw Problem(description: "\(text) expected before \(rest.prefix(40))") }
    rest.removeFirst(text.count)
  }

  private static func decoded(_ text: String) throws(Problem) -> String {
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var decoded = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let character = entities[String(part[..<end])] else {
        throw Problem(description: "&\(part.prefix(10)) is no entity")
      }
      decoded += character + part[part.index(after: end)...]
    }
    return decoded
  }
}
