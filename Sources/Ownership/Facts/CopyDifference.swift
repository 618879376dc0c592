import InstalledProducts

/// How two copies of one bundle differ, in sentences, the most telling difference first.
struct CopyDifference {
  /// One copy and what its product is called.
  struct Side {
    var product: String
    var texts: BundleTexts
  }

  let sentences: [String]

  /// - Returns: nil for copies with the same texts, and for bundles that have no key in common.
  init?(between first: Side, and second: Side) {
    let places = Set(first.texts.tables.keys).intersection(second.texts.tables.keys).filter {
      first.texts.tables[$0] != second.texts.tables[$0]
    }
    let languages = Self.lacking(first, second, \.languages) { $1.title(of: $0) }
    let tables = Self.lacking(first, second, \.tableNames) { name, _ in "table \(name)" }
    sentences = languages + tables + Self.keys(at: places, first, second) + Self.texts(at: places, first, second)
    guard !sentences.isEmpty, Self.areCopies(first.texts, second.texts) else { return nil }
  }

  /// Bundles of one name that have nothing in common are none; an empty one may be a copy that lost its tables.
  private static func areCopies(_ first: BundleTexts, _ second: BundleTexts) -> Bool {
    let known = first.tables.reduce(into: Set<[String]>()) { known, table in
      for key in table.value.keys { known.insert([table.key.table, key]) }
    }
    let isEmpty = second.tables.values.allSatisfy(\.isEmpty)
    return known.isEmpty || isEmpty
      || second.tables.contains { place, table in table.keys.contains { known.contains([place.table, $0]) } }
  }

  /// What one side has and the other lacks.
  private static func lacking<Name: Hashable>(
    _ first: Side, _ second: Side, _ names: (BundleTexts) -> [Name], title: (Name, BundleTexts) -> String
  ) -> [String] {
    [(first, second), (second, first)].compactMap { side, other in
      let known = Set(names(other.texts))
      let only = names(side.texts).filter { !known.contains($0) }
      guard !only.isEmpty else { return nil }
      return "only \(side.product) has \(only.map { title($0, side.texts) }.listed(upTo: 3))"
    }
  }

  private static func keys(at places: Set<BundleTexts.Place>, _ first: Side, _ second: Side) -> [String] {
    [(first, second), (second, first)].compactMap { side, other in
      let only = places.reduce(into: Set<String>()) { only, place in
        guard let table = side.texts.tables[place], let rival = other.texts.tables[place], !rival.isDamaged else {
          return
        }
        only.formUnion(table.keys.filter { !rival.has($0) })
      }
      guard let key = only.min(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) else { return nil }
      return "only \(side.product) has "
        + (only.count == 1 ? "key \(key.quoted)" : "\(only.count) keys, such as \(key.quoted)")
    }
  }

  private static func texts(at places: Set<BundleTexts.Place>, _ first: Side, _ second: Side) -> [String] {
    var count = 0
    var example: String?
    for place in ascending(places, first.texts) {
      guard let table = first.texts.tables[place], let rival = second.texts.tables[place] else { continue }
      let keys = table.differences(from: rival)
      count += keys.count
      guard example == nil, let key = keys.first else { continue }
      let (own, other) = (table.distinctText(of: key, from: rival), rival.distinctText(of: key, from: table))
      example =
        "\(key.quoted) is \(own.quoted) in \(first.product) and \(other.quoted) in \(second.product), "
        + first.texts.title(of: place.language)
    }
    return example.map { [count == 1 ? $0 : "\(count) texts differ: \($0)"] } ?? []
  }

  private static func ascending(_ places: Set<BundleTexts.Place>, _ texts: BundleTexts) -> [BundleTexts.Place] {
    places.map { (place: $0, name: [texts.name(of: $0.language), $0.table]) }
      .sorted { $0.name.lexicographicallyPrecedes($1.name) }.map(\.place)
  }
}

extension BundleTexts.Table {
  /// The first form of a key that another table lacks, else the first.
  func distinctText(of key: String, from other: Self) -> String {
    let own = texts(of: key)
    let others = other.texts(of: key)
    return own.first { !others.contains($0) } ?? own.first ?? ""
  }
}
