import Findings

/// A product is there that was not.
package enum ProductAdded: ChangeClass {
  package static let description = ChangeDescription(
    id: "product-added", title: "a product is new",
    reason: "Everything that it shows is shown for the first time.",
    severity: .note, direction: .neutral)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.new.products.subtracting(facts.old.products).map { product in
      let count = facts.new.uses.all.count { $0.product == product }
      var change = Change(description, text: "is new, with \(count) message\(count == 1 ? "" : "s")")
      change.products = [facts.texts[product]]
      return change
    }
  }
}
