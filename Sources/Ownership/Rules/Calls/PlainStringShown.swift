import CallSites
import Findings
import OwnershipManifest

/// A view shows a property of type `String` that gives literals.
package enum PlainStringShown: ProjectRule {
  package static let description = RuleDescription(
    id: "call.string-typed-getter", title: "a view shows literals of a property of type String", severity: .note,
    reason: "A view takes a literal as a key and a String as it is: text that goes through a property of type String "
      + "is never looked up nor extracted, and reads the same in every language.",
    firing: ShownTextExamples.plainStrings, silent: ShownTextExamples.lookedUp)

  /// One finding for each property or function, where it stands.
  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let release = ReleaseCode(facts.declared)
    return facts.modules.flatMap { module -> [Draft] in
      let views = views(of: module, release)
      guard !views.isEmpty else { return [] }
      let owners = owners(asked: module, facts)
      return ShownGetters(module).pairs(with: views).compactMap { draft($0, owners, facts) }
    }
  }

  /// What the module's views show to people who use a product.
  private static func views(of module: CheckedModule, _ release: ReleaseCode) -> [ShownMember] {
    module.files.flatMap { file in file.shownMembers.filter { release.holds($0.context, in: file.path) } }
  }

  /// Who would be asked if the text were a key: the code's own owner, and those of the main bundles that it runs in.
  private static func owners(asked module: CheckedModule, _ facts: CheckFacts) -> [Owner] {
    let products = module.products.compactMap(facts.manifest.product)
    return facts.manifest.owners.filter { owner in
      owner.name == module.owner || owner.bundle == "." && products.contains { $0.holds(owner) }
    }
  }

  private static func draft(_ pair: ShownGetters.Pair, _ owners: [Owner], _ facts: CheckFacts) -> Draft? {
    let getter = pair.getter
    let known = known(getter.texts, owners, facts)
    guard let owner = known?.table.owner ?? owners.first(where: { !facts.furtherLanguages(of: $0.name).isEmpty }),
      let text = known?.text ?? getter.texts.first(where: isSentence)
    else { return nil }
    let besides = known.map { ", although table \($0.table.name) of \($0.table.owner.name) has it as a key" } ?? ""
    return facts.draft(
      description, owner: owner, table: known?.table.name, key: known == nil ? getter.name : text,
      message: "\(pair.shown.view) shows \(getter.name), which is a String: \"\(text)\" reads the same in every "
        + "language\(besides)",
      remedy: "declare \(getter.name) as LocalizedStringResource, or let it return String(localized: \"\(text)\")",
      place: SourcePlace(file: pair.file, line: getter.line, column: getter.column))
  }

  /// The first of the texts that is a key of the owners, with its table.
  private static func known(
    _ texts: [String], _ owners: [Owner], _ facts: CheckFacts
  ) -> (text: String, table: CheckedTable)? {
    let tables = owners.flatMap { facts.tables(of: $0.name) }.filter { !$0.isSystemTable }
    for text in texts {
      if let table = tables.first(where: { $0.entries.contains { $0.key == text && $0.isTranslatable } }) {
        return (text, table)
      }
    }
    return nil
  }

  /// Several words with a capital at first: one word may be a name, small letters are for programs.
  private static func isSentence(_ text: String) -> Bool {
    let words = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
    return words.count > 1 && text.first?.isUppercase == true && !text.contains("://")
  }
}
