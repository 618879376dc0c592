internal import Findings
internal import Reports

/// What a testcase is about: a message in a product, or for a finding that names no key the finding.
struct JUnitSubject: Hashable, Comparable {
  /// Product, owner, table, key, rule, language; the last two only where there is no key.
  private let parts: [ExactText?]

  private init(_ parts: [String?]) {
    self.parts = parts.map { $0.map(ExactText.init) }
  }

  init(product: String, owner: String, table: String, key: String) {
    self.init([product, owner, table, key, nil, nil])
  }

  init(_ finding: Finding) {
    let own = finding.key == nil ? [finding.rule, finding.language] : [nil, nil]
    self.init([finding.product, finding.owner, finding.table, finding.key] + own)
  }

  /// The product's name; what is about none stands in a suite of the tool's name.
  var suite: String { visible(0) ?? JUnitReport.tool }

  /// Product, owner and table, with dots between them, as far as they are known.
  var className: String {
    let known = (0...2).compactMap(visible)
    return known.isEmpty ? JUnitReport.tool : known.joined(separator: ".")
  }

  /// The key, in quotes where its edges could not be seen; else the rule and its language.
  var name: String {
    guard let key = parts[3] else {
      return (visible(4) ?? "") + (visible(5).map { " [\($0)]" } ?? "")
    }
    let text = VisibleText(key.text).plain
    return text.isEmpty || text.first == " " || text.last == " " ? "\"\(text)\"" : text
  }

  /// Tells subjects apart whose names are the same, because a reader takes only the first of them.
  var fingerprint: String { Fingerprint(of: parts.map { $0?.text ?? "" }.joined(separator: "\u{1F}")).hexadecimal }

  private func visible(_ index: Int) -> String? { parts[index].map { VisibleText($0.text).plain } }

  static func < (left: Self, right: Self) -> Bool {
    for (mine, other) in zip(left.parts, right.parts) where mine != other {
      guard let mine else { return true }
      guard let other else { return false }
      return mine < other
    }
    return false
  }
}
