/// The texts of two reports in one list that ascends by bytes.
struct SharedTexts: Sendable {
  let texts: [String]
  /// For each text of the old report its place in the list.
  let oldNumbers: [Int32]
  let newNumbers: [Int32]

  /// - Parameters: both ascending by bytes, without repetitions.
  init(_ old: [String], _ new: [String]) {
    var texts: [String] = []
    texts.reserveCapacity(max(old.count, new.count))
    var (oldNumbers, newNumbers): ([Int32], [Int32]) = ([], [])
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let number = Int32(texts.count)
      let isOld = left < old.count && (right == new.count || !new[right].utf8.lexicographicallyPrecedes(old[left].utf8))
      let isNew = right < new.count && (left == old.count || !old[left].utf8.lexicographicallyPrecedes(new[right].utf8))
      texts.append(isOld ? old[left] : new[right])
      if isOld {
        oldNumbers.append(number)
        left += 1
      }
      if isNew {
        newNumbers.append(number)
        right += 1
      }
    }
    (self.texts, self.oldNumbers, self.newNumbers) = (texts, oldNumbers, newNumbers)
  }

  subscript(_ number: Int32) -> String { texts[Int(number)] }

  /// The text of a number that may stand for none.
  func text(_ number: Int32) -> String? { number < 0 ? nil : texts[Int(number)] }

  /// The number of a text; nil where neither report has it.
  func number(of text: String) -> Int32? {
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].utf8.lexicographicallyPrecedes(text.utf8) { low = middle + 1 } else { high = middle }
    }
    return low < texts.count && texts[low].utf8.elementsEqual(text.utf8) ? Int32(low) : nil
  }
}
