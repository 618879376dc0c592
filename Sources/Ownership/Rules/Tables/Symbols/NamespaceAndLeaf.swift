import Findings
import StringCatalogs

/// A key is the beginning of another one, up to a dot.
package enum NamespaceAndLeaf: TableRule {
  package static let description = RuleDescription(
    id: "symbol.namespace-vs-leaf", title: "a key that is a text and a namespace", isOnByDefault: false,
    reason: "Tools that make nested accessors of dotted keys need one name for both, and stop or write Swift that does "
      + "not compile; Xcode's own symbols do not nest.",
    firing: SymbolExamples.namespace, silent: SymbolExamples.distinct)

  package static func drafts(in table: CheckedTable) -> [Draft] {
    let entries = table.symbols.map(\.entry).filter { !$0.key.hasWhitespace }
    return entries.compactMap { entry in
      guard let inner = entries.first(where: { $0.key.hasPrefix(entry.key + ".") }) else { return nil }
      return table.draft(
        description, about: entry,
        message: "\"\(entry.key)\" is a text, and the namespace of \"\(inner.key)\"",
        remedy: "rename it, \"\(entry.key).title\" for one")
    }
  }
}
