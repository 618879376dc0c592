/// Of a whole run: the same products, which nobody launched.
extension ProductUndeclared: RunRule {
  package static func drafts(in judgement: Judgement) -> [Draft] {
    guard judgement.facts.isWhole else { return [] }
    return drafts(of: judgement.facts.declared, judgement.facts.manifest)
  }
}
