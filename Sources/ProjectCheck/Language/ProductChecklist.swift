import Findings
import LocalizationRuntime
import Ownership
import OwnershipManifest
import Projects

/// What products have and lack for a language: what their Info.plist lists, and the tables that the system reads.
struct ProductChecklist {
  private let language: String
  private let facts: CheckFacts

  init(_ language: String, _ facts: CheckFacts) {
    self.language = language
    self.facts = facts
  }

  var sections: [ChecklistSection] {
    facts.manifest.products.compactMap { product in
      let items = languages(of: product) + systemTables(of: product)
      return items.isEmpty ? nil : ChecklistSection(.product, product.name, items: items)
    }
  }

  // MARK: - CFBundleLocalizations

  /// A tool has no Info.plist.
  private func languages(of product: Product) -> [ChecklistItem] {
    guard product.kind != .tool else { return [] }
    let items = lists(of: product)
    return items.isEmpty ? unlisted(product) : items
  }

  /// The lists of languages that a product has, in the manifest and in its targets' Info.plist files.
  func lists(of product: Product) -> [ChecklistItem] {
    guard product.kind != .tool else { return [] }
    let own = ListedLanguages(product.info, of: facts.manifest).map { listed in
      listed.item(
        language, "CFBundleLocalizations",
        manifest: ChecklistEdit(
          file: product.place.file, list: .manifestInfo(collection: "products", name: product.name)))
    }
    let built = targets(of: product).compactMap(\.info).compactMap { ListedLanguages($0) }.filter { $0.file != nil }
      .map { $0.item(language, "CFBundleLocalizations") }
    var items: [ChecklistItem] = []
    for item in (own.map { [$0] } ?? []) + built where !items.contains(item) { items.append(item) }
    return items
  }

  /// The targets of the project's own files that are this product.
  private func targets(of product: Product) -> [DeclaredTarget] {
    facts.declared.targets.filter { target in
      target.kind.isProduct && !facts.isForeign(target.place.file)
        && (target.name == product.name || target.bundleIdentifier == product.identifier)
    }
  }

  /// Without a list the language folders of the product's own tables say what it offers.
  private func unlisted(_ product: Product) -> [ChecklistItem] {
    let region = facts.manifest.developmentRegion
    guard !facts.manifest.owners(in: product).isEmpty, !LanguageTag.areSpellings(region, language) else { return [] }
    let isOffered = ownTables(of: product).contains { table in
      table.entries.contains { entry in
        entry.localizations.contains { LanguageTag.areSpellings($0.language, language) && !$0.language.isEmpty }
      }
    }
    if allowsMixed(product) {
      return [ChecklistItem(.note, "its Info.plist lets texts of other bundles through in any language")]
    }
    if isOffered { return [ChecklistItem(.done, "its own tables offer \(language)")] }
    return [
      ChecklistItem(
        .missing,
        "nothing in it offers \(language): none of its own tables has it, and its Info.plist lists no languages")
    ]
  }

  private func allowsMixed(_ product: Product) -> Bool {
    switch product.info {
    case .object(let values): values["CFBundleAllowMixedLocalizations"] == .boolean(true)
    case .file(let path):
      DeclaredInfo.read(path, in: facts.manifest.folder, variables: [:]).0.allowsMixedLocalizations == true
    }
  }

  // MARK: - Tables in the product's own bundle

  private func ownTables(of product: Product) -> [CheckedTable] {
    let owners = facts.manifest.owners(in: product).filter { $0.bundle == "." }
    return owners.flatMap { facts.tables(of: $0.name) }.filter(\.isReadable)
  }

  /// `InfoPlist` and `AppShortcuts`, which the system reads in no other bundle.
  private func systemTables(of product: Product) -> [ChecklistItem] {
    ownTables(of: product).filter(\.isSystemTable).flatMap { table in
      TextChecklist(language, [(table.name, LanguageGaps(table, language: language))]).items.map { item in
        var item = item
        item.text = "\(table.name): \(item.text)"
        return item
      }
    }
  }
}
