import HostEvidence
import Reports

/// The products and languages of the matrix, and which of their pairs could not be observed.
struct MatrixAxes {
  struct Slot: Hashable {
    var product: Int
    var language: Int
  }

  /// In byte order.
  let products: [String]
  /// First languages of the lists that processes read, in byte order.
  let languages: [String]
  /// For each cell of an `ObservationTable`; nil for those of an earlier release, which the matrix is not about.
  let slots: [Slot?]
  /// Sorted.
  let lost: [Slot]

  /// - Parameter unobserved: identifiers of cells that could not be observed, also of those without a record.
  init(cells: [CellRecord], unobserved: Set<String>) {
    let hasCurrent = cells.contains { $0.release == "current" }
    let pairs = cells.map { cell -> Pair? in
      hasCurrent && cell.release != "current" ? nil : Pair(product: cell.product, language: cell.firstLanguage)
    }
    let known = Set(cells.map(\.id))
    let unseen = unobserved.subtracting(known).compactMap(Pair.init(ofCell:))
    let shown = pairs.compactMap(\.self) + unseen
    products = Set(shown.map(\.product)).sorted { $0.precedes($1) }
    languages = Set(shown.map(\.language)).sorted { $0.precedes($1) }
    let productNumbers = Self.numbers(products)
    let languageNumbers = Self.numbers(languages)
    func slot(_ pair: Pair?) -> Slot? {
      guard let pair, let product = productNumbers[pair.product], let language = languageNumbers[pair.language] else {
        return nil
      }
      return Slot(product: product, language: language)
    }
    slots = pairs.map(slot)
    let broken = zip(cells, slots).filter { unobserved.contains($0.0.id) }.compactMap(\.1)
    lost = Set(broken + unseen.compactMap(slot)).sorted { ($0.product, $0.language) < ($1.product, $1.language) }
  }

  private static func numbers(_ names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }
}

extension MatrixAxes {
  private struct Pair {
    var product: String
    var language: String

    init(product: String, language: String) {
      self.product = product
      self.language = language
    }

    /// What a cell's name says, `<scenario>/<languages>/<step>/<product>`, for one that left no record.
    init?(ofCell id: String) {
      let parts = id.split(separator: "/")
      guard parts.count == 4, let language = parts[1].split(separator: "+").first else { return nil }
      self.init(product: String(parts[3]), language: String(language))
    }
  }
}
