extension JSONScanner {
  /// Notes each member of the object at `index` whose key an earlier member has.
  mutating func noteDuplicates(in index: Int) {
    guard let keys = unorderedKeys(of: index), mayRepeat(keys) else { return }
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

  /// False if no two of these keys can be equal, found without hashing where they are few.
  private func mayRepeat(_ keys: [Int]) -> Bool {
    guard keys.count <= 16 else { return true }
    for (position, key) in keys.enumerated() {
      if tokens[key].isEscaped { return true }
      for earlier in keys[..<position] where hasSameBytes(earlier, key) { return true }
    }
    return false
  }

  private func hasSameBytes(_ first: Int, _ second: Int) -> Bool {
    let (left, right) = (Int(tokens[first].start), Int(tokens[second].start))
    let count = Int(tokens[first].end) - left
    guard count == Int(tokens[second].end) - right else { return false }
    for offset in 0..<count where bytes[left + offset] != bytes[right + offset] { return false }
    return true
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
