internal import Findings
internal import Reports

/// What every form of a comparison says in the same words.
extension ReportComparison {
  /// `+12 −3 ~40: 2 regressions, 5 fixed`.
  package var tally: String {
    let counts = [("+", ChangeDescription.Tally.added), ("−", .removed), ("~", .changed)]
    let messages = counts.map { "\($0.0)\(messageCount($0.1))" }.joined(separator: " ")
    let worse = changes.count(where: \.isRegression)
    return "\(messages): \(Self.count(worse, "regression")), \(count(.better)) fixed"
  }

  /// `TripWidget in pl`; nil where all is compared.
  package var subject: String? {
    guard !selection.isWhole else { return nil }
    let products = selection.products.map { $0.sortedByBytes().joined(separator: ", ") }
    let owners = selection.owners.map { "messages of \($0.sortedByBytes().joined(separator: ", "))" }
    let languages = selection.languages.map { $0.joined(separator: ",") }.joined(separator: "; ")
    let subject = [products, owners].compactMap(\.self).joined(separator: ", ")
    guard !languages.isEmpty else { return subject }
    return subject.isEmpty ? "everything in \(languages)" : "\(subject) in \(languages)"
  }

  /// The last line, such as `findings: 2 changes fail on error`.
  package var conclusion: String {
    let words = failing.map(\.word).joined(separator: ", ")
    let failing = failures.count
    let compared = Self.count(comparedCount, "observation") + " compared"
    switch verdict {
    case .incomplete:
      let lost = gaps.count(where: \.isIncomplete)
      return
        "incomplete: \(compared), \(Self.count(lost, "thing")) could not be; \(failing) of \(changes.count) changes "
        + "fail on \(words)"
    case .findings: return "findings: \(compared), \(failing) of \(changes.count) changes fail on \(words)"
    case .clean where differences.isEmpty: return "clean: \(compared), no difference"
    case .clean: return "clean: \(compared), \(Self.count(differences.count, "change")), none fails on \(words)"
    }
  }

  /// A finding that is still there is no difference.
  package var differences: [Change] { changes.filter { $0.change != FindingKnown.description.id } }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension Change {
  /// `SharedTripUI · Localizable`; what stands there for changes of whole products and languages.
  var group: String {
    guard let owner else { return "products and languages" }
    return table.map { "\(owner) · \($0)" } ?? owner
  }

  /// What it is about: the key, the owner, the products.
  var subject: String {
    if let name = name ?? key { return name }
    if let owner { return table.map { "\(owner) · \($0)" } ?? owner }
    return products.isEmpty ? "the report" : products.joined(separator: ", ")
  }

  /// `+`, `−`, `~`, or a mark of what it means.
  var glyph: String {
    let tally = ChangeClasses.description(of: change)?.tally ?? .none
    switch (isRegression, direction, tally) {
    case (true, _, _): return severity == .error ? "✗" : severity == .incomplete ? "?" : "!"
    case (_, .better, _): return "✓"
    case (_, _, .added): return "+"
    case (_, _, .removed): return "−"
    case (_, _, .changed): return "~"
    default: return "i"
    }
  }
}
