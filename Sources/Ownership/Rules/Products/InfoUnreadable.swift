import Findings
import InstalledProducts

/// A file that tells the system what a bundle is cannot be read.
package enum InfoUnreadable: ProductRule {
  package static let description = RuleDescription(
    id: "info-unreadable", title: "an Info.plist, App Intents metadata or a page of Settings is damaged",
    reason: "The system takes the file for an empty one: a bundle without a development region and declared languages, "
      + "an app without actions in Shortcuts or without its page in Settings.",
    firing: DamagedProductExamples.info, silent: DamagedProductExamples.readable)

  package static func drafts(in facts: InspectFacts) -> [Draft] {
    facts.tree.products.flatMap { product in
      product.allBundles.flatMap { infoDrafts(of: $0, in: product, facts) + otherDrafts(of: $0, in: product, facts) }
    }
  }

  private static func infoDrafts(of bundle: BuiltBundle, in product: BuiltProduct, _ facts: InspectFacts) -> [Draft] {
    guard case .damaged(let reason) = bundle.info.state else { return [] }
    let path = bundle.layout.info
    return [
      Draft(
        description, product: product.name, owner: facts.owner(of: bundle, in: product),
        message: "\(path) of \(product.name) cannot be read (\(reason)): its process "
          + "chooses languages as if it declared none, and the system shows neither its name nor its prompts",
        remedy: "write the Info.plist anew; `plutil -lint` shows where it breaks",
        place: facts.tree.files.place(path))
    ]
  }

  private static func otherDrafts(of bundle: BuiltBundle, in product: BuiltProduct, _ facts: InspectFacts) -> [Draft] {
    let intents = bundle.intents.flatMap { file in
      file.problem.map { (file.path, $0, file.line, file.column, "its actions are not in Shortcuts or Siri") }
    }
    let pages = bundle.settings.compactMap { page in
      page.problem.map { (page.path, $0, page.line, page.column, "its page in Settings is empty") }
    }
    return ([intents].compactMap(\.self) + pages).map { path, reason, line, column, effect in
      Draft(
        description, product: product.name, owner: facts.owner(of: bundle, in: product),
        table: RelativeName.last(of: path),
        message: "\(path) of \(product.name) cannot be read (\(reason)): \(effect)",
        remedy: "build the product anew, or repair the file where it is written",
        place: SourcePlace(file: facts.tree.files.place(path).file, line: line, column: column))
    }
  }
}
