/// Changes of a commented text that add something behind what is there, and leave every comment where it stands.
extension JSONDocument {
  /// The change that adds a member behind the last one of an object.
  package func appending(_ member: JSONFragment.Member, to object: JSONNode) -> [JSONSplice] {
    let own = layout(of: object, like: layout)
    var inline = own
    inline.indent = nil
    inline.padding = ""
    return appending(member.rendered(in: [inline], colon: own.colon, indentation: ""), to: object)
  }

  /// The change that adds a string behind the last element of an array.
  package func appending(_ text: String, to array: JSONNode) -> [JSONSplice] {
    appending(layout.escaping.quoted(text), to: array)
  }

  /// A container whose closing bracket stands on a line of its own gets a line of its own for the new item, behind a
  /// comment on the last item's line; a comma after the last item stays one.
  private func appending(_ item: [UInt8], to container: JSONNode) -> [JSONSplice] {
    guard container.isEmpty else { return appending(to: container, inLine: item) { _ in item } }
    let start = container.range.lowerBound + 1
    return [JSONSplice(start..<start, item)]
  }

  /// The change that adds an item behind the last one of a container that has some.
  ///
  /// - Parameters:
  ///   - inLine: the item for the line that the container ends on; nil gives it a line of its own there too.
  ///   - onLine: the item for a line of its own, which begins with these blanks.
  func appending(
    to container: JSONNode, inLine: [UInt8]?, onLine: (_ indentation: String) -> [UInt8]
  ) -> [JSONSplice] {
    guard let last = container.childRanges.last else { return [] }
    let end = JSONContainerEnd(bytes[last.upperBound..<container.range.upperBound - 1])
    let indentation = String(decoding: lineIndentation(at: last.lowerBound), as: UTF8.self)
    let line = Array((layout.newline + indentation).utf8) + onLine(indentation)
    guard let lineEnd = end.lineEnd else {
      let item = inLine.map { Array(" ".utf8) + $0 } ?? line
      if let comma = end.comma { return [JSONSplice(comma + 1..<comma + 1, item + Array(",".utf8))] }
      let place = end.commentEnd ?? last.upperBound
      return [JSONSplice(place..<place, Array(",".utf8) + item)]
    }
    if end.comma != nil { return [JSONSplice(lineEnd..<lineEnd, line + Array(",".utf8))] }
    if lineEnd == last.upperBound { return [JSONSplice(lineEnd..<lineEnd, Array(",".utf8) + line)] }
    return [JSONSplice(last.upperBound..<last.upperBound, Array(",".utf8)), JSONSplice(lineEnd..<lineEnd, line)]
  }

  /// Whether a comma stands behind the last item of a container.
  func hasTrailingComma(_ container: JSONNode) -> Bool {
    guard let last = container.childRanges.last else { return false }
    return JSONContainerEnd(bytes[last.upperBound..<container.range.upperBound - 1]).comma != nil
  }
}

/// What stands between the last item of a container and its closing bracket.
private struct JSONContainerEnd {
  /// Offset of a trailing comma.
  private(set) var comma: Int?
  /// Offset behind the last comment between brackets of its own.
  private(set) var commentEnd: Int?
  /// Offset of the line break that ends the last item's line, comments and comma behind the item included.
  private(set) var lineEnd: Int?

  init(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let rest = bytes[index...]
      if rest.starts(with: "//".utf8) {
        index = rest.firstIndex(where: Self.isNewline) ?? bytes.endIndex
      } else if rest.starts(with: "/*".utf8) {
        index = Self.commentEnd(rest)
        commentEnd = index
      } else {
        if lineEnd == nil, Self.isNewline(bytes[index]) { lineEnd = index }
        if bytes[index] == UInt8(ascii: ",") { (comma, lineEnd) = (index, nil) }
        index += 1
      }
    }
  }

  private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func commentEnd(_ bytes: ArraySlice<UInt8>) -> Int {
    var index = bytes.startIndex + 2
    while index < bytes.endIndex, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
    return min(index + 2, bytes.endIndex)
  }
}
