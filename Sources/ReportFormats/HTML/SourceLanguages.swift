import HostEvidence

/// The development region of each bundle, which a search list ends with.
struct SourceLanguages {
  struct Pair: Hashable {
    var bundle: String
    var language: String
  }

  /// Sorted by bundle, each once.
  let pairs: [Pair]

  init(_ choices: [ChoiceRecord]) {
    var counts: [Pair: Int] = [:]
    for choice in choices {
      guard let language = choice.searchList.last else { continue }
      counts[Pair(bundle: choice.bundle, language: language), default: 0] += 1
    }
    let sorted = counts.sorted { left, right in
      if left.key.bundle != right.key.bundle { return left.key.bundle.precedes(right.key.bundle) }
      return left.value == right.value ? left.key.language.precedes(right.key.language) : left.value > right.value
    }
    var pairs: [Pair] = []
    for (pair, _) in sorted where pairs.last?.bundle != pair.bundle { pairs.append(pair) }
    self.pairs = pairs
  }

  func language(of bundle: String) -> String? { pairs.first { $0.bundle == bundle }?.language }
}
