import Reports

/// What is said of one duplicated key on a terminal.
struct DuplicateLines {
  private static let width = 100
  /// How long a text is that is quoted.
  private static let longest = 30
  /// How many calls of a copy are named.
  private static let calls = 3
  let key: DuplicatedKey

  static func lines(_ key: DuplicatedKey) -> [String] { DuplicateLines(key: key).lines }

  var lines: [String] {
    let kind = key.kind == .identifier ? "" : " (\(key.kind.rawValue))"
    return VisibleText(key.key + kind).lines(within: Self.width - 4, indent: 2).map { "    \($0)" }
      + key.copies.indices.flatMap(copy)
      + said("texts", texts) + said("besides", differences.text) + said("why", key.proposal.reason)
      + said("waived", approval)
  }

  private var differences: CopyDifferences { CopyDifferences(key: key) }

  /// A label and what it is about, broken where it is too long.
  private func said(_ label: String, _ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    return VisibleText(text).prose.lines(within: Self.width - 14).enumerated().map { number, line in
      "      " + (number == 0 ? label : "").filled(to: 8) + line
    }
  }

  // MARK: - Copies

  private func copy(_ index: Int) -> [String] {
    let copy = key.copies[index]
    let products = copy.products.isEmpty ? "in no product" : "in \(copy.products.inWords)"
    let more = copy.callers.count - Self.calls
    return broken("\(key.name(of: index)): \(CallerIndex.text(copy.place)), table \(copy.table), \(products)", at: 6)
      + copy.callers.prefix(Self.calls).flatMap(caller)
      + (more > 0 ? broken("and \(more) more call\(more == 1 ? "" : "s")", at: 8) : [])
      + (copy.callers.isEmpty ? broken(unasked(copy), at: 8) : [])
  }

  private func unasked(_ copy: KeyCopy) -> String {
    key.kind == .system ? "read by the system" : copy.isLeftOver ? "nobody asks for it" : "no call is known"
  }

  private func caller(_ caller: KeyCaller) -> [String] {
    let bundle = caller.bundle == "." ? "the main bundle" : caller.bundle
    let products = caller.products.isEmpty ? "and no product names it" : "in \(caller.products.inWords)"
    let code = caller.code.map { "\($0) at " } ?? ""
    return broken("\(code)\(CallerIndex.text(caller.place)) asks \(bundle) \(products)", at: 8)
  }

  private func broken(_ text: String, at column: Int) -> [String] {
    VisibleText(text).prose.lines(within: Self.width - column, indent: 2).map {
      String(repeating: " ", count: column) + $0
    }
  }

  // MARK: - Texts

  private var texts: String {
    let equal = key.languages(.equal).map(\.language)
    let differing = key.languages(.differing).map { "\($0.language)\(quoted($0))" }
    let partial = Dictionary(grouping: key.languages(.partial), by: having).sorted { $0.key < $1.key }
      .map { "\($0.value.map(\.language).joined(separator: ", ")) of \($0.key)" }
    let parts = [
      equal.isEmpty ? nil : "equal in \(equal.joined(separator: ", "))",
      differing.isEmpty ? nil : "differing in \(differing.joined(separator: ", "))",
      partial.isEmpty ? nil : "only in \(partial.joined(separator: ", "))",
    ]
    let said = parts.compactMap(\.self)
    return said.isEmpty ? "no copy has any" : said.joined(separator: "; ")
  }

  private func having(_ language: LanguageComparison) -> String {
    key.copies.indices.filter { !language.lacking.contains($0) }.map { key.name(of: $0) }.inWords
  }

  /// The texts, where each has one short form.
  private func quoted(_ language: LanguageComparison) -> String {
    let texts = key.copies.indices.compactMap { index in
      key.copies[index].text(in: language.language).map { (name: key.name(of: index), forms: $0.forms) }
    }
    let short = texts.compactMap { name, forms -> String? in
      guard forms.count == 1, let text = forms.first?.text, text.count <= Self.longest else { return nil }
      return "\(name) \"\(text)\""
    }
    return short.count == texts.count ? " (\(short.joined(separator: ", ")))" : ""
  }

  private var approval: String {
    guard let approval = key.approval else { return "" }
    let until = approval.expires.map { approval.isExpired ? ", which ended \($0)" : ", until \($0)" } ?? ", for ever"
    let said = approval.isExpired ? "was approved" : "approved"
    return "\(said) by \(approval.approvedBy)\(until): \(approval.reason)"
  }
}
