import Findings
import InstalledProducts

/// Texts of one table that a reader of one language is not given by the system.
struct SystemGap {
  /// One text.
  struct Text {
    var key: String
    /// What is shown instead.
    var shown: String
    /// What it is shown as, and where: `as a permission prompt`.
    var role: String
    /// A bundle that has the text, and that the system does not ask.
    var elsewhere: String?
  }

  var product: BuiltProduct
  /// Whose language folders the table belongs in.
  var bundle: BuiltBundle
  var table: String
  var language: String
  /// Where the system shows such texts: `in Shortcuts and Siri`.
  var surface: String
  var texts: [Text]
  /// Whether no text of the table is in the language.
  var isWhole: Bool

  /// One finding for each text; one for all where the table is missing as a whole.
  func drafts(_ rule: RuleDescription, severity: Severity? = nil, _ facts: InspectFacts) -> [Draft] {
    guard isWhole, texts.count > 1 else { return texts.map { draft(of: $0, rule, severity, facts) } }
    let keys = texts.prefix(3).map(\.key.quoted).joined(separator: ", ")
    let more = texts.count > 3 ? " and \(texts.count - 3) more" : ""
    return [
      draft(
        rule, severity, facts, key: nil,
        message:
          "a reader of \(name) reads \(shown(texts[0])) and the like \(surface): table \(table) of \(whose) has none "
          + "of \(keys)\(more) in \(name)",
        remedy: "add them to \(language).lproj/\(table).strings of \(whose)")
    ]
  }

  private func draft(of text: Text, _ rule: RuleDescription, _ severity: Severity?, _ facts: InspectFacts) -> Draft {
    let elsewhere = text.elsewhere.map { "; \($0) has it, where the system does not look" } ?? ""
    return draft(
      rule, severity, facts, key: text.key,
      message: "a reader of \(name) reads \(shown(text)) \(text.role): table \(table) of \(whose) has no "
        + "\(text.key.quoted) in \(name)\(elsewhere)",
      remedy: "add \(text.key.quoted) to \(language).lproj/\(table).strings of \(whose)")
  }

  private func draft(
    _ rule: RuleDescription, _ severity: Severity?, _ facts: InspectFacts, key: String?, message: String, remedy: String
  ) -> Draft {
    let own = bundle.files.first { $0.table == table && BundleLanguages.areRelated($0.localization, language) }
    let any = own ?? bundle.files.first { $0.table == table }
    return Draft(
      rule, severity: severity, product: product.name, owner: facts.owner(of: bundle, in: product), table: table,
      key: key, language: language, message: message, remedy: remedy,
      place: any.map { facts.tree.files.place($0.path) } ?? facts.infoPlace(of: bundle))
  }

  private var name: String { LanguageNames.name(of: language) }
  private var whose: String {
    bundle.path == product.main.path ? product.name : "\(RelativeName.last(of: bundle.path)) in \(product.name)"
  }
  private func shown(_ text: Text) -> String { text.shown.isEmpty ? "nothing" : text.shown.quoted }
}
