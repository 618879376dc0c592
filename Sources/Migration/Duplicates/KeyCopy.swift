package import Findings

/// A key as one owner's table has it.
package struct KeyCopy: Sendable, Hashable {
  package var owner: String
  package var table: String
  /// Where the key stands; of a legacy table in the source language's file.
  package var place: SourcePlace
  /// False for `.strings` and `.stringsdict` files.
  package var isCatalog: Bool
  package var comment: String?
  /// `manual`, `stale`, …; nil where the table has none.
  package var extractionState: String?
  package var shouldTranslate: Bool
  /// What texts vary by, in byte order: `device`, `plural`, `substitution`, `width`; empty for plain ones.
  package var variations: [String]
  /// In byte order of the languages.
  package var texts: [CopyText]
  /// The products that hold the owner's bundle, in the manifest's order.
  package var products: [String]
  /// In the order of modules, files and places.
  package var callers: [KeyCaller]
  /// Why the copy may be asked besides by these, as clauses; empty where it is known that it is not.
  package var doubts: [String]

  package var isAsked: Bool { !callers.isEmpty }

  /// Whether it is known that nobody asks.
  package var isLeftOver: Bool { callers.isEmpty && doubts.isEmpty }

  /// Who asks, each once: products, or the module whose code no product names.
  package var askers: [String] {
    var seen: Set<String> = []
    return callers.flatMap { $0.products.isEmpty ? [$0.module].compactMap(\.self) : $0.products }
      .filter { seen.insert($0).inserted }
  }

  func text(in language: String) -> CopyText? { texts.first { $0.language == language } }
}
