/// Objects that are added to an array of a commented text, each on lines of its own.
extension JSONDocument {
  /// The change that adds an object behind the last element of an array which is a member of the root; the array is made
  /// where there is none.
  ///
  /// The object is laid out as the first element is: a member on each line, or as many as fit. No line that is there
  /// changes, but for a comma; a text of one line stays one.
  ///
  /// - Parameter columns: where lines of an object with several members on a line are broken.
  package func appending(
    _ members: [JSONFragment.Member], toRootArray key: String, columns: Int
  ) -> [JSONSplice] {
    let object = AppendedObject(members, in: self, like: root[key], columns: columns)
    guard let array = root[key] else {
      let name = layout.escaping.quoted(key) + object.colon.utf8
      guard let indent = lineIndent else {
        return appending(to: root, inLine: name + "[".utf8 + object.onOneLine + "]".utf8) { _ in [] }
      }
      let comma = hasTrailingComma(root) ? "," : ""
      return appending(to: root, inLine: nil) { indentation in
        let inner = layout.newline + indentation + indent
        let last = comma + layout.newline + indentation + "]"
        return name + ("[" + inner).utf8 + object.text(at: indentation + indent) + last.utf8
      }
    }
    if array.isEmpty { return filling(array, with: object) }
    return appending(to: array, inLine: lineIndent == nil ? object.onOneLine : nil, onLine: object.text)
  }

  /// What an item stands deeper than the line of its bracket; nil for a text of one line.
  private var lineIndent: String? {
    layout.indent ?? (position(of: root.range.upperBound - 1).line > root.position.line ? "  " : nil)
  }

  /// What stands in an empty array, which is a comment or nothing, stays before the object.
  private func filling(_ array: JSONNode, with object: AppendedObject) -> [JSONSplice] {
    let inside = array.range.lowerBound + 1..<array.range.upperBound - 1
    guard let indent = lineIndent else { return [JSONSplice(inside.lowerBound..<inside.lowerBound, object.onOneLine)] }
    let indentation = String(decoding: lineIndentation(at: array.range.lowerBound), as: UTF8.self)
    let item = Array((layout.newline + indentation + indent).utf8) + object.text(at: indentation + indent)
    let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard let last = bytes[inside].lastIndex(where: { !isSpace($0) }) else {
      return [JSONSplice(inside, item + Array((layout.newline + indentation).utf8))]
    }
    let isLineEnded = bytes[last..<inside.upperBound].contains { $0 == 0x0A || $0 == 0x0D }
    return [JSONSplice(last + 1..<last + 1, item + Array((isLineEnded ? "" : layout.newline + indentation).utf8))]
  }
}

/// An object with members that are no containers, in the layout of its neighbours.
private struct AppendedObject {
  private let members: [JSONFragment.Member]
  /// That of the first element, or of a line of the text.
  private let layout: JSONLayout
  private let columns: Int

  init(_ members: [JSONFragment.Member], in document: JSONDocument, like array: JSONNode?, columns: Int) {
    self.members = members
    self.columns = columns
    var own = document.layout
    own.colon = own.colon.contains(where: \.isNewline) ? ": " : own.colon
    own.indent = nil
    own.padding = " "
    own.separator = own.colon.contains(" ") ? ", " : ","
    if let model = array?.elements.first(where: { $0.kind == .object && !$0.isEmpty }) {
      own = document.layout(of: model, like: own)
      if own.separator.contains(where: \.isNewline) { own.separator = ", " }
    }
    own.escaping.escapesUnseen = true
    layout = own
  }

  var colon: String { layout.colon }

  /// The whole object without a line break.
  var onOneLine: [UInt8] {
    var inline = layout
    inline.indent = nil
    return JSONFragment.object(members).rendered(in: [inline], indentation: "")
  }

  /// The object for a line that begins with these blanks.
  func text(at indentation: String) -> [UInt8] {
    guard layout.indent == nil else {
      return JSONFragment.object(members).rendered(in: [layout], indentation: indentation)
    }
    var text = "{" + layout.padding
    var width = indentation.count + text.count
    for (index, member) in members.enumerated() {
      let item = String(decoding: member.rendered(in: [layout], colon: layout.colon, indentation: ""), as: UTF8.self)
      let separator = index == 0 ? "" : layout.separator
      // Behind the item comes a comma, or the end of the object.
      if index > 0, width + separator.count + item.count + layout.padding.count + 2 > columns {
        text += "," + layout.newline + indentation + "  " + item
        width = indentation.count + 2 + item.count
      } else {
        text += separator + item
        width += separator.count + item.count
      }
    }
    return Array((text + layout.padding + "}").utf8)
  }
}
