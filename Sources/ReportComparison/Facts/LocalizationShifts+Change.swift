internal import Reports

extension LocalizationShifts.Shift {
  /// One line for a language, whatever it implies in single messages.
  func change(_ description: ChangeDescription, verb: String, _ facts: ComparedFacts) -> Change {
    let byProduct = Dictionary(grouping: uses, by: \.product).sorted { $0.key.precedesByBytes($1.key) }
    let names = byProduct.map { product, uses in
      let bundles = uses.map(\.bundle)
      return bundles == ["."]
        ? product : "\(product) (\(bundles.map { $0 == "." ? "itself" : $0 }.joined(separator: ", ")))"
    }
    let values = impliedCount(facts)
    let implied = values == 0 ? "" : "; \(values) observation\(values == 1 ? " follows" : "s follow") from that"
    var change = Change(description, text: "\(verb) \(names.joined(separator: ", "))\(implied)")
    change.name = localization
    change.products = byProduct.map(\.key)
    change.languages = [[localization]]
    return change
  }

  /// How many observations it takes out of the changes of single messages.
  private func impliedCount(_ facts: ComparedFacts) -> Int {
    let products = Set(uses.map(\.product))
    return facts.kinds.indices.count { pair in
      guard facts.kinds[pair] == .implied, products.contains(facts.texts[facts.newRow(pair).product]) else {
        return false
      }
      return [facts.oldRow(pair), facts.newRow(pair)].contains { facts.texts.text($0.sight.locale) == localization }
    }
  }
}
