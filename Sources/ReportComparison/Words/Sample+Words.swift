internal import HostEvidence

/// What stands beside a value, in words.
extension Change.Sample {
  /// `AppShell, TripWidget (Arrival line)`; nothing where the change says it of all its samples.
  func placeWords(in change: Change) -> String {
    let surfaces = Dictionary(grouping: places, by: \.product).mapValues { $0.map(\.surface).filter { !$0.isEmpty } }
    let products = surfaces.keys.sortedByBytes()
    if products == change.products, change.products.count > 1 { return "" }
    return products.map { product in
      let names = surfaces[product] ?? []
      return product + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
    }
    .joined(separator: ", ")
  }

  /// `for 5 and 3 more`; nothing where there are no arguments.
  ///
  /// - Parameter others: how many further samples of the same language there are.
  func argumentWords(others: Int) -> String {
    let words = arguments.map(\.words).joined(separator: ", ")
    if words.isEmpty { return others > 0 ? "one of \(others + 1)" : "" }
    return "for \(words)" + (others > 0 ? " and \(others) more" : "")
  }

  /// `from en, before from pl`, where it is another one.
  var localizationWords: String {
    guard let old, let new, old.localization != new.localization || old.outcome != new.outcome else { return "" }
    return "\(new.sourceWords), before \(old.sourceWords)"
  }
}

extension Change.Shown {
  fileprivate var sourceWords: String {
    switch outcome {
    case .key: "the key"
    case .default: "the call's default"
    case .noBundle: "no bundle"
    case .persisted: "stored text"
    case .value: localization.map { $0.isEmpty ? "from the root" : "from \($0)" } ?? "a text"
    }
  }
}

extension MessageArgument {
  var words: String {
    switch self {
    case .integer(let integer): String(integer)
    case .double(let double): String(double)
    case .string(let text): "\"\(text)\""
    }
  }
}
