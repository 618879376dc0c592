internal import Findings
internal import HostEvidence

/// What classes of changes are made of.
extension ComparedFacts {
  func oldRow(_ pair: Int) -> ObservedRow { old.rows[Int(pairing.pairs[pair].old)] }
  func newRow(_ pair: Int) -> ObservedRow { new.rows[Int(pairing.pairs[pair].new)] }

  func shown(_ row: ObservedRow) -> Change.Shown {
    Change.Shown(
      bundle: texts.text(row.sight.bundle), localization: texts.text(row.sight.locale),
      variant: texts.text(row.sight.variant), outcome: row.sight.outcome, value: texts.text(row.sight.value))
  }

  func languages(_ list: Int32) -> [String] { texts[list].split(separator: ",").map(String.init) }

  func place(_ row: ObservedRow) -> Change.Place {
    Change.Place(product: texts[row.product], surface: texts[row.surface])
  }

  func sample(old: ObservedRow?, new: ObservedRow?) -> Change.Sample? {
    guard let row = new ?? old else { return nil }
    return Change.Sample(
      places: [place(row)], languages: languages(row.list), arguments: arguments[row.arguments] ?? [],
      old: old.map(shown), new: new.map(shown), isSource: isSource(row))
  }

  /// Whether a row's text is in the language that the asked bundle is developed in.
  private func isSource(_ row: ObservedRow) -> Bool {
    guard row.sight.outcome == .value, let localization = texts.text(row.sight.locale) else { return false }
    let use = ComparedSide.BundleUse(product: texts[row.product], bundle: texts[row.sight.asked])
    return localization == "Base" || localization == new.side.regions[use] ?? old.side.regions[use]
  }

  /// A change of one message, with its products and languages from the samples.
  func change(
    _ description: ChangeDescription, severity: Severity? = nil, of message: MessageNames,
    from origin: MessageNames? = nil, samples: [Change.Sample], text: String
  ) -> Change {
    var change = Change(description, severity: severity, text: text)
    (change.owner, change.table, change.key) = (texts[message.owner], texts[message.table], texts[message.key])
    if let origin, origin != message {
      change.origin = Change.Origin(owner: texts[origin.owner], table: texts[origin.table], key: texts[origin.key])
    }
    change.samples = samples.merged()
    change.products = Set(samples.lazy.flatMap(\.places).map(\.product)).sortedByBytes()
    change.languages = change.samples.map(\.languages).uniqueNeighbours()
    change.messageCount = 1
    return change
  }

  /// A change for each message that has a pair of that kind.
  func changes(
    _ description: ChangeDescription, of kind: PairKind, text: ([Change.Sample]) -> String
  ) -> [Change] {
    changes(description, of: kinds.indices.filter { kinds[$0] == kind }, text: text)
  }

  /// A change for each message of the pairs.
  func changes(_ description: ChangeDescription, of pairs: [Int], text: ([Change.Sample]) -> String) -> [Change] {
    Dictionary(grouping: pairs) { newRow($0).message }.map { message, pairs in
      let samples = pairs.compactMap { sample(old: oldRow($0), new: newRow($0)) }.merged()
      let origin = pairs.first.map { oldRow($0).message }
      return change(description, of: message, from: origin, samples: samples, text: text(samples))
    }
  }

  /// One sample for each language list of a message, of the row with the first arguments.
  func samples(of use: MessageUse, ofOld: Bool) -> [Change.Sample] {
    let side = ofOld ? old : new
    guard let range = side.uses.ranges[use] else { return [] }
    var lists: Set<Int32> = []
    return side.rows[range].compactMap { row in
      guard lists.insert(row.list).inserted else { return nil }
      return ofOld ? sample(old: row, new: nil) : sample(old: nil, new: row)
    }
  }
}

extension [Change.Sample] {
  /// Those that show the same as one, with the places of all; ascending by languages and arguments.
  func merged() -> [Change.Sample] {
    var places: [Change.Sample: Set<Change.Place>] = [:]
    for sample in self {
      var bare = sample
      bare.places = []
      places[bare, default: []].formUnion(sample.places)
    }
    return places.map { sample, places in
      var sample = sample
      sample.places = places.sorted { $0.sortText.precedesByBytes($1.sortText) }
      return sample
    }
    .sorted { $0.precedes($1) }
  }
}

extension Change.Place {
  fileprivate var sortText: String { product + "\u{0}" + surface }
}

extension Change.Sample {
  fileprivate func precedes(_ other: Self) -> Bool {
    if languages != other.languages { return languageText.precedesByBytes(other.languageText) }
    if arguments != other.arguments { return arguments.precede(other.arguments) }
    return sortText.precedesByBytes(other.sortText)
  }

  private var sortText: String {
    let shown = [old, new].map { [$0?.value, $0?.localization, $0?.bundle, $0?.variant, $0?.outcome.rawValue] }
    return (places.map(\.sortText) + shown.joined().map { $0 ?? "" }).joined(separator: "\u{0}")
  }
}

extension [MessageArgument] {
  /// Numbers by their size, then by how they are spelled.
  func precede(_ other: Self) -> Bool {
    for (mine, others) in zip(self, other) where mine != others {
      if let left = mine.number, let right = others.number, left != right { return left < right }
      return [mine].spelled.precedesByBytes([others].spelled)
    }
    return count < other.count
  }
}

extension MessageArgument {
  fileprivate var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .double(let double): double
    case .string: nil
    }
  }
}

extension String {
  func precedesByBytes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

extension Array where Element: Equatable {
  /// Without the elements that equal the one before them.
  func uniqueNeighbours() -> Self {
    reduce(into: []) { result, element in if result.last != element { result.append(element) } }
  }
}
