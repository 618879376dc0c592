import Findings

/// A product is gone.
package enum ProductLost: ChangeClass {
  package static let description = ChangeDescription(
    id: "product-lost", title: "a product is gone",
    reason: "It was not built, not put into its container or not launched: nothing is known of what it shows.",
    severity: .error, direction: .worse)

  package static func changes(in facts: ComparedFacts) -> [Change] {
    facts.old.products.subtracting(facts.new.products).map { product in
      let name = facts.texts[product]
      let count = facts.old.uses.all.count { $0.product == product }
      let findings = facts.old.findings.count { $0.product == name }
      let found = findings == 0 ? "" : "; its \(findings) findings are not fixed by that"
      var change = Change(
        description, text: "is gone, and with it \(count) message\(count == 1 ? "" : "s")\(found)")
      change.products = [name]
      return change
    }
  }
}
