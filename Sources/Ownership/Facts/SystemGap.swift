import Findings
import InstalledProducts

/// Texts of one table that a reader of one language is not given by the system.
struct SystemGap {
  /// One text.
  struct Text {
    var key: String
    /// What is shown instead.
    var shown: String
    /// What the text is: `the permission prompt`.
    var subject: String
  }

  var product: BuiltProduct
  /// Whose language folders the table belongs in.
  var bundle: BuiltBundle
  var table: String
  var language: String
  /// Where the system shows it: `Shortcuts and Siri`.
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
        message: "\(start) reads \(shown(texts[0])) and the like in \(surface): \(whose) has no table \(table) in "
          + "\(name), where \(keys)\(more) belong",
        remedy: "add \(language).lproj/\(table).strings to \(whose)")
    ]
  }

  private func draft(of text: Text, _ rule: RuleDescription, _ severity: Severity?, _ facts: InspectFacts) -> Draft {
    draft(
      rule, severity, facts, key: text.key,
      message: "\(start) reads \(shown(text)) in \(surface) as \(text.subject): table \(table) of \(whose) has no "
        + "\(text.key.quoted) in \(name)",
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

  private var start: String { "a reader of \(name)" }
  private var name: String { LanguageNames.name(of: language) }
  private var whose: String { bundle.path == product.main.path ? product.name : "\(bundle.name) in \(product.name)" }
  private func shown(_ text: Text) -> String { text.shown.isEmpty ? "nothing" : text.shown.quoted }
}
