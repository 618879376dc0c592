extension JSONScanner {
  /// Notes each member of the object at `index` whose key an earlier member has.
  mutating func noteDuplicates(in index: Int) {
    guard let keys = unorderedKeys(of: index) else { return }
    var first: [ArraySlice<UInt8>: Int] = [:]
    first.reserveCapacity(keys.count)
    for key in keys {
      let token = tokens[key]
      let contents = bytes[Int(token.start) + 1..<Int(token.end) - 1]
      let name = token.isEscaped ? Array(JSONEscapes.decoded(contents).utf8)[...] : contents
      guard let earlier = first.updateValue(key, forKey: name) else { continue }
      first[name] = earlier
      let kind = JSONNotice.Kind.duplicateMember(
        key: String(decoding: name, as: UTF8.self), first: position(of: Int(tokens[earlier].start)))
      notices.append(JSONNotice(kind, at: position(of: Int(token.start))))
    }
  }

  /// The keys of an object, or nil if they ascend strictly in byte order, so that no two can be equal.
  private func unorderedKeys(of index: Int) -> [Int]? {
    let end = Int(tokens[index].next)
    var key = index + 1
    var isAscending = true
    while isAscending, key < end {
      let next = Int(tokens[key + 1].next)
      isAscending = !tokens[key].isEscaped && (next >= end || isOrdered(key, next))
      key = next
    }
    guard !isAscending else { return nil }
    return Array(sequence(first: index + 1) { Int(tokens[$0 + 1].next) }.prefix { $0 < end })
  }

  /// True if the first key's bytes come before the second's.
  private func isOrdered(_ first: Int, _ second: Int) -> Bool {
    var left = Int(tokens[first].start) + 1
    var right = Int(tokens[second].start) + 1
    let leftEnd = Int(tokens[first].end) - 1
    let rightEnd = Int(tokens[second].end) - 1
    while left < leftEnd, right < rightEnd {
      if bytes[left] != bytes[right] { return bytes[left] < bytes[right] }
      left += 1
      right += 1
    }
    return left == leftEnd && right < rightEnd
  }
}
