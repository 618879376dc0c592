import Foundation

/// Adds a language to the `CFBundleLocalizations` of an Info.plist in XML, and touches nothing else of it.
package enum InfoPlistText {
  /// The file's bytes with the language behind the last one; nil for a binary file, one that is no property list, and
  /// one that has no such list.
  package static func adding(_ language: String, to bytes: [UInt8]) -> [UInt8]? {
    guard var expected = PropertyList.dictionary(bytes), let list = expected[key] as? [Any],
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    expected[key] = list + [language]
    var rest = text.startIndex..<text.endIndex
    while let found = text.range(of: "<key>\(key)</key>", range: rest) {
      if let changed = inserting(language, behind: found.upperBound, in: text),
        PropertyList.dictionary(Array(changed.utf8)).map({ NSDictionary(dictionary: $0).isEqual(to: expected) }) == true
      {
        return Array(changed.utf8)
      }
      rest = found.upperBound..<text.endIndex
    }
    return nil
  }

  private static let key = "CFBundleLocalizations"

  /// Nil where no array begins there.
  private static func inserting(_ language: String, behind start: String.Index, in text: String) -> String? {
    let element = "<string>\(language)</string>"
    let rest = text[start...]
    guard let tag = rest.firstMatch(of: /<array\s*(\/?)>/), rest[..<tag.range.lowerBound].allSatisfy(\.isWhitespace)
    else { return nil }
    let lead = String(rest[..<tag.range.lowerBound])
    if !tag.output.1.isEmpty {
      return text.replacing(tag.range, with: "<array>\(lead)\t\(element)\(lead)</array>")
    }
    guard let end = text.range(of: "</array>", range: tag.range.upperBound..<text.endIndex) else { return nil }
    let content = text[tag.range.upperBound..<end.lowerBound]
    guard let last = content.range(of: "<string>", options: .backwards),
      let close = text.range(of: "</string>", range: last.upperBound..<end.lowerBound)
    else {
      return text.replacing(tag.range.lowerBound..<end.upperBound, with: "<array>\(lead)\t\(element)\(lead)</array>")
    }
    let before = text[..<last.lowerBound]
    let blanks = before[(before.lastIndex { !$0.isWhitespace }.map(before.index(after:)) ?? before.startIndex)...]
    return text.replacing(close.upperBound..<close.upperBound, with: blanks + element)
  }
}

extension String {
  fileprivate func replacing(_ range: Range<String.Index>, with text: some StringProtocol) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
