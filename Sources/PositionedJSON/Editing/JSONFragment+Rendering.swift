extension JSONFragment {
  /// The value as bytes of a text.
  ///
  /// - Parameters:
  ///   - layouts: how this value and those inside it are laid out, one for each level; the last stands for all deeper ones.
  ///   - indentation: the blanks at the start of the line the value begins on.
  package func rendered(in layouts: ArraySlice<JSONLayout>, indentation: String) -> [UInt8] {
    guard let layout = layouts.first else { return rendered(in: [.xcode], indentation: indentation) }
    switch self {
    case .string(let text): return layout.escaping.quoted(text)
    case .number(let spelling): return Array(spelling.utf8)
    case .boolean(let value): return Array((value ? "true" : "false").utf8)
    case .null: return Array("null".utf8)
    case .array(let elements):
      return layout.container("[", "]", indentation: indentation, count: elements.count) { index, inner in
        elements[index].rendered(in: layouts.inner, indentation: inner)
      }
    case .object(let members):
      return layout.container("{", "}", indentation: indentation, count: members.count) { index, inner in
        members[index].rendered(in: layouts.inner, colon: layout.colon, indentation: inner)
      }
    }
  }
}

extension JSONFragment.Member {
  /// The key, colon and value; `layouts` are those of the value.
  package func rendered(in layouts: ArraySlice<JSONLayout>, colon: String, indentation: String) -> [UInt8] {
    let escaping = layouts.first?.escaping ?? JSONEscaping()
    return escaping.quoted(key) + colon.utf8 + value.rendered(in: layouts, indentation: indentation)
  }
}

extension JSONLayout {
  /// An object without members, its bracket on a line with this indentation.
  package func emptyObject(indentation: String) -> [UInt8] { emptyContainer("{", "}", indentation: indentation) }

  private func emptyContainer(_ open: String, _ close: String, indentation: String) -> [UInt8] {
    switch empty {
    case .blanks(let blanks): Array((open + blanks + close).utf8)
    case .lines(let count): Array((open + String(repeating: newline, count: count) + indentation + close).utf8)
    }
  }

  /// Brackets around items, each made for the indentation of the line it stands on.
  fileprivate func container(
    _ open: String, _ close: String, indentation: String, count: Int, item: (Int, String) -> [UInt8]
  ) -> [UInt8] {
    guard count > 0 else { return emptyContainer(open, close, indentation: indentation) }
    let inner = indentation + (indent ?? "")
    let between = indent == nil ? separator : "," + newline + inner
    var bytes = Array((open + (indent == nil ? padding : newline + inner)).utf8)
    for index in 0..<count {
      if index > 0 { bytes += between.utf8 }
      bytes += item(index, inner)
    }
    bytes += ((indent == nil ? padding : newline + indentation) + close).utf8
    return bytes
  }
}

extension ArraySlice<JSONLayout> {
  /// The layouts of the values one level deeper.
  fileprivate var inner: Self { count > 1 ? dropFirst() : self }
}
