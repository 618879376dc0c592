import PositionedJSON

/// What became of reading a catalog: the catalog where the text is JSON, and every problem in the order of the text.
package struct CatalogReading: Sendable {
  /// Nil where the text is not JSON; `problems` then says where and why.
  package var catalog: StringCatalog?
  package var problems: [CatalogProblem]
}

extension StringCatalog {
  /// Reads and judges a catalog; nothing is thrown, what is wrong is a value.
  package static func read(_ bytes: [UInt8]) -> CatalogReading {
    do throws(JSONSyntaxError) {
      let catalog = try StringCatalog(bytes)
      return CatalogReading(catalog: catalog, problems: catalog.problems())
    } catch {
      return CatalogReading(catalog: nil, problems: [CatalogProblem(error)])
    }
  }

  /// Everything wrong with the catalog's shape, in the order of the text.
  package func problems() -> [CatalogProblem] {
    var check = CatalogCheck()
    check.root(document.root)
    let places = document.notices.isEmpty ? nil : EntryPlaces(of: self)
    let ofText = document.notices.map { places?.located(CatalogProblem($0)) ?? CatalogProblem($0) }
    return (ofText + check.problems).sorted { $0.position < $1.position }
  }
}
