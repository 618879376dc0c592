/// What one pass over a text leaves behind: the bytes, the records, and where lines begin.
///
/// Shared by all nodes, never changed.
final class JSONTape: Sendable {
  let bytes: [UInt8]
  let tokens: [JSONToken]
  /// Offsets of the first byte of each line, ascending; the first is behind a byte order mark.
  let lineStarts: [UInt32]

  init(bytes: [UInt8], tokens: [JSONToken], lineStarts: [UInt32]) {
    self.bytes = bytes
    self.tokens = tokens
    self.lineStarts = lineStarts
  }

  func position(of offset: Int) -> JSONPosition { JSONPosition(offset: offset, lineStarts: lineStarts) }

  /// The bytes between the quotes, escapes as they stand.
  func contents(of index: Int) -> ArraySlice<UInt8> {
    let token = tokens[index]
    return bytes[Int(token.start) + 1..<Int(token.end) - 1]
  }

  /// The text of a string or key, escapes resolved.
  func text(of index: Int) -> String {
    let token = tokens[index]
    guard !token.isEscaped else { return JSONEscapes.decoded(contents(of: index)) }
    return bytes.withUnsafeBufferPointer { all in
      String(decoding: UnsafeBufferPointer(rebasing: all[Int(token.start) + 1..<Int(token.end) - 1]), as: UTF8.self)
    }
  }

  /// True if the string at `index` reads `text`, compared by code points.
  func isText(at index: Int, _ text: String) -> Bool {
    let token = tokens[index]
    guard !token.isEscaped else { return self.text(of: index).utf8.elementsEqual(text.utf8) }
    let start = Int(token.start) + 1
    // The length tells most names apart without a look at the bytes.
    guard Int(token.end) - 1 - start == text.utf8.count else { return false }
    var offset = start
    for byte in text.utf8 {
      guard bytes[offset] == byte else { return false }
      offset += 1
    }
    return true
  }
}

extension JSONTape {
  /// The record of the last value with this key in the object at `container`, found without making handles.
  func lastValue(named key: String, in container: Int) -> Int? {
    guard tokens[container].kind == .object else { return nil }
    let end = Int(tokens[container].next)
    var index = container + 1
    var found: Int?
    while index < end {
      if isText(at: index, key) { found = index + 1 }
      index = Int(tokens[index + 1].next)
    }
    return found
  }

  /// The record of the value in an object whose only member has this key.
  func onlyValue(named key: String, in container: Int) -> Int? {
    guard tokens[container].kind == .object, container + 1 < Int(tokens[container].next),
      tokens[container + 2].next == tokens[container].next, isText(at: container + 1, key)
    else { return nil }
    return container + 2
  }

  /// Whether an object has two members with these keys in this order, both values of a kind without members, and no more.
  func hasOnly(_ first: String, _ second: String, of kind: JSONNode.Kind, in container: Int) -> Bool {
    guard tokens[container].kind == .object, Int(tokens[container].next) == container + 5 else { return false }
    return tokens[container + 2].kind == kind && tokens[container + 4].kind == kind
      && isText(at: container + 1, first) && isText(at: container + 3, second)
  }
}

extension JSONPosition {
  /// Finds the line of `offset` by bisection.
  init(offset: Int, lineStarts: [UInt32]) {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts.isEmpty ? 0 : Int(lineStarts[low])
    self.init(line: low + 1, column: max(0, offset - start) + 1, offset: offset)
  }
}
