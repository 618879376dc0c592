import Ownership
import ProjectCheck
import Reports

/// A checklist in words: changes that were made, one block for each owner, product and Xcode project, and the sum.
struct ChecklistText {
  private let checklist: LanguageChecklist
  private let outcome: ChecklistEditing.Outcome?
  private let width: Int
  private let style: TextStyle

  init(_ checklist: LanguageChecklist, outcome: ChecklistEditing.Outcome?, width: Int, isColored: Bool) {
    self.checklist = checklist
    self.outcome = outcome
    self.width = min(max(width, 60), 100)
    style = TextStyle(isColored: isColored)
  }

  /// Ends with a line end.
  var text: String {
    (heading + changes + checklist.sections.flatMap(block) + [""] + sum).map { "\($0)\n" }.joined()
  }
}

extension ChecklistText {
  /// Keys that are named of each line; the rest is counted.
  private static let shownKeys = 5

  private var heading: [String] {
    let name = LanguageNames.name(of: checklist.language)
    let language = name == checklist.language ? name : "\(name) (\(checklist.language))"
    let forms = checklist.pluralForms.map { "plural forms \($0.joined(separator: ", "))" }
    return "\(language): \(forms ?? "its plural forms are not known here")".lines(within: width, indent: 2)
      .map { style($0, .strong) }
  }

  private var changes: [String] {
    guard let outcome, !(outcome.made + outcome.left).isEmpty else { return [] }
    let made = outcome.made.map { "added to \($0.place), \($0.file)" }
    let left = outcome.left.map {
      "not added to \($0.place), \($0.file): it is not written as usual; add it by hand"
    }
    return [""] + (made + left).flatMap { prose($0).lines(within: width, indent: 2) }
  }

  private func block(_ section: ChecklistSection) -> [String] {
    let title =
      switch section.subject {
      case .owner: "Owner \(section.name)"
      case .product: "Product \(section.name)"
      case .project: "Project \(section.name)"
      }
    return ["", style(prose(title), .strong)] + section.items.flatMap(lines)
  }

  private func lines(_ item: ChecklistItem) -> [String] {
    let rest = item.keys.count - Self.shownKeys
    let keys =
      item.keys.prefix(Self.shownKeys).map(prose).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let sentence = prose(item.text) + (keys.isEmpty ? "" : ": \(keys)")
    let lines = sentence.lines(within: width - 4)
    let (mark, tone): (String, TextStyle.Tone) =
      switch item.state {
      case .done: ("✓", .good)
      case .missing: ("✗", .bad)
      case .note: ("·", .faint)
      }
    return lines.enumerated().map { $0.offset == 0 ? "  \(style(mark, tone)) \($0.element)" : "    \($0.element)" }
  }

  private var sum: [String] {
    let count = checklist.missing.count
    guard count > 0 else {
      let isWhole = checklist.unreadable.isEmpty
      return [isWhole ? style("nothing is missing", .good) : "nothing is missing in what could be read"]
    }
    let edits = outcome == nil ? checklist.edits.count : 0
    let safe =
      edits == 0 ? "" : "; --add makes \(edits == 1 ? "one change that is" : "\(edits) changes that are") safe"
    return ["\(count == 1 ? "one thing is" : "\(count) things are") missing\(safe)"]
  }

  private func prose(_ text: String) -> String { VisibleText(text).prose }
}
