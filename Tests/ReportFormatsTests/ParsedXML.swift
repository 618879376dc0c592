import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element as an XML parser that is not ours reads it.
final class ParsedXML {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [ParsedXML] = []
  fileprivate(set) var text = ""

  fileprivate init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The root of a document; a document that is not well-formed fails the test.
  static func root(of bytes: [UInt8]) throws -> ParsedXML {
    let parser = XMLParser(data: Data(bytes))
    let reading = Reading()
    parser.delegate = reading
    #expect(parser.parse())
    #expect(parser.parserError == nil)
    return try #require(reading.open.first?.children.first)
  }

  /// All elements of that name below this one.
  func all(_ name: String) -> [ParsedXML] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
  }

  func first(_ name: String) -> ParsedXML? { all(name).first }
}

private final class Reading: NSObject, XMLParserDelegate {
  var open = [ParsedXML("", [:])]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = ParsedXML(name, attributes)
    open.last?.children.append(element)
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
}
