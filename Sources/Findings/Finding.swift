/// What a rule concludes about one thing: the same thing in several cells is one finding.
package struct Finding: Sendable, Hashable {
  /// Kebab-case or dotted; never changes once released.
  package var rule: String
  package var severity: Severity
  package var product: String?
  package var owner: String?
  package var table: String?
  package var key: String?
  /// The owner's declared language that best matches the cell's list, else the list's first.
  package var language: String?
  /// One sentence: what a person sees, where, and why.
  package var message: String
  /// What to change so that it goes away.
  package var remedy: String
  /// Identifiers of the cells that show it, ascending by UTF-8 bytes.
  package var cells: [String]
  package var place: SourcePlace?
  /// The reason of the exception that accepts it; the finding then counts for nothing.
  package var exception: String?
  /// Who gave that reason, and for how long; nil where a comment in code or earlier evidence accepts it.
  package var approval: Approval?
  /// The command that shows it again, as an argument vector.
  package var reproduce: [String]
  /// What a host said itself, which differs from run to run: for the person who runs it, and no part of evidence.
  package var hostOutput: String?

  package init(
    rule: String, severity: Severity, product: String? = nil, owner: String? = nil, table: String? = nil,
    key: String? = nil, language: String? = nil, message: String, remedy: String = "", cells: [String] = [],
    place: SourcePlace? = nil, exception: String? = nil, reproduce: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.product = product
    self.owner = owner
    self.table = table
    self.key = key
    self.language = language
    self.message = message
    self.remedy = remedy
    self.cells = cells
    self.place = place
    self.exception = exception
    self.reproduce = reproduce
  }

  /// The finding's stable identity: FNV-1a 64 over rule, product, owner, table, key and language, joined by U+001F.
  package var id: String {
    let parts = [rule, product ?? "", owner ?? "", table ?? "", key ?? "", language ?? ""]
    return Fingerprint(of: parts.joined(separator: "\u{1F}")).hexadecimal
  }
}
