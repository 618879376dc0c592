/// The part of two reports that is compared.
package struct ComparisonSelection: Sendable, Hashable {
  /// Names of products; nil means all.
  package var products: Set<String>?
  /// Names of owners; nil means all.
  package var owners: Set<String>?
  /// Language lists: what was played with a list that begins with one of them is compared. Empty means all.
  package var languages: [[String]]

  package init(products: Set<String>? = nil, owners: Set<String>? = nil, languages: [[String]] = []) {
    self.products = products
    self.owners = owners
    self.languages = languages
  }

  package var isWhole: Bool { products == nil && owners == nil && languages.isEmpty }

  func includes(product: String) -> Bool { products?.contains(product) ?? true }
  func includes(owner: String) -> Bool { owners?.contains(owner) ?? true }

  func includes(list: some Sequence<String>) -> Bool {
    languages.isEmpty || languages.contains { list.starts(with: $0) }
  }

  func includes(_ play: ComparedSide.Play) -> Bool {
    includes(product: play.product) && includes(list: play.languages)
  }
}
