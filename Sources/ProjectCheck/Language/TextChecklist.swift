import LocalizationRuntime
import Ownership

/// What a set of tables has and lacks for a language.
struct TextChecklist {
  private let language: String
  private let tables: [(table: String, gaps: LanguageGaps)]

  init(_ language: String, _ tables: [(table: String, gaps: LanguageGaps)]) {
    self.language = language
    self.tables = tables.filter { !$0.gaps.keys.isEmpty }
  }

  /// Nothing where nothing is to be translated.
  var items: [ChecklistItem] {
    guard !tables.isEmpty else { return [] }
    return [texts] + plurals + reviews
  }

  private var texts: ChecklistItem {
    let total = tables.reduce(0) { $0 + $1.gaps.keys.count }
    let missing = named(\.missing)
    let others = Set(tables.compactMap(\.gaps.serving)).subtracting([language]).sorted()
    let through =
      others.isEmpty
      ? "" : ", through \(others.map { $0.isEmpty ? "the table at the root" : $0 }.joined(separator: ", "))"
    guard missing.isEmpty else {
      return ChecklistItem(.missing, "\(missing.count) of \(Self.count(total, "key")) without a text", keys: missing)
    }
    return ChecklistItem(.done, "\(total == 1 ? "its one key has a text" : "all \(total) keys have a text")\(through)")
  }

  private var plurals: [ChecklistItem] {
    let total = named(\.pluralKeys)
    guard !total.isEmpty else { return [] }
    let lacking = tables.flatMap { table in
      table.gaps.incompletePlurals.map { forms in
        "\(name(forms.key, table.table)) (\(forms.missing.map(\.rawValue).joined(separator: ", ")))"
      }
    }
    guard !lacking.isEmpty else { return [ChecklistItem(.done, "\(Self.count(total.count, "plural")) with all forms")] }
    return [
      ChecklistItem(
        .missing, "\(lacking.count) of \(Self.count(total.count, "plural")) without all forms", keys: lacking)
    ]
  }

  private var reviews: [ChecklistItem] {
    let waiting = named(\.unreviewed)
    guard !waiting.isEmpty else { return [] }
    return [ChecklistItem(.note, "\(Self.count(waiting.count, "text")) to be reviewed", keys: waiting)]
  }

  private func named(_ keys: (LanguageGaps) -> [String]) -> [String] {
    tables.flatMap { table in keys(table.gaps).map { name($0, table.table) } }
  }

  /// The key, with its table where there are several.
  private func name(_ key: String, _ table: String) -> String { tables.count == 1 ? key : "\(table)/\(key)" }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
