internal import Findings
internal import OwnershipManifest
internal import Reports

/// What one report looked at, as far as its options chose a part and its rules could look: what it lacks beyond that is
/// neither gone nor fixed, and what the other report has beyond that is not new.
struct SideCoverage: Sendable {
  private let products: [Glob]
  /// Globs of keys, or of `owner/key`.
  private let messages: [Glob]
  private let rules: [Glob]
  private let owners: [Glob]
  /// Nil where no scenario was chosen.
  private let scenarios: Set<String>?
  /// Nil where no language list was chosen.
  private let plays: Set<ComparedSide.Play>?
  let unjudged: Set<String>
  private let isCheck: Bool
  /// Whether options chose a part that the other report does not have as well.
  private let isPart: Bool

  /// - Parameter other: what was left out of both by the same options is left out of nothing.
  init(_ side: ComparedSide, besides other: ComparedSide) {
    let options = side.selection == other.selection ? [:] : Self.options(side.selection)
    func globs(_ name: String) -> [Glob] { (options[name] ?? []).map { Glob($0) } }
    (products, messages) = (globs("--product"), globs("--message"))
    (rules, owners) = (globs("--rule"), globs("--owner"))
    scenarios = options["--scenario"] == nil ? nil : side.scenarios
    plays = options["--languages"] == nil ? nil : Set(side.picks.keys)
    unjudged = side.unjudged
    isCheck = side.command == .check
    isPart = !options.isEmpty
  }

  /// The first option of a report of which is not known what it leaves out; nil where all are known.
  static func unknownOption(of side: ComparedSide) -> String? {
    options(side.selection).keys.filter { !known.contains($0) }.sortedByBytes().first
  }

  private static let known: Set<String> = [
    "--languages", "--message", "--owner", "--product", "--rule", "--scenario",
  ]

  /// Rules that speak where everything was looked at, and only there.
  private static let ofWholes = RuleNames.aboutAcceptance.union([
    "fallback-not-exercised", "not-exercised", "product-undeclared",
  ])

  /// Option → its values.
  private static func options(_ words: [String]) -> [String: [String]] {
    var options: [String: [String]] = [:]
    for index in stride(from: 0, to: words.count, by: 2) {
      options[words[index], default: []] += words.dropFirst(index + 1).prefix(1)
    }
    return options
  }
}

extension SideCoverage {
  /// Whether everything that was observed was to be looked at, in whatever languages.
  var coversAllObservations: Bool { products.isEmpty && messages.isEmpty && scenarios == nil }

  func covers(product: String) -> Bool { Self.matches(products, product) }

  func covers(scenario: String) -> Bool { scenarios?.contains(scenario) ?? true }

  func covers(key: String, of owner: String) -> Bool {
    messages.isEmpty || messages.contains { $0.matches(key) || $0.matches("\(owner)/\(key)") }
  }

  /// - Parameter cells: the cells of the report that has the finding.
  func covers(_ finding: Finding, in cells: [String: ComparedSide.Play]) -> Bool {
    if unjudged.contains(finding.rule) { return false }
    guard isPart, finding.severity != .incomplete else { return true }
    if Self.ofWholes.contains(finding.rule) { return false }
    if isCheck {
      return Self.matches(rules, finding.rule) && Self.matches(owners, finding.owner)
        && Self.matches(products, finding.product)
    }
    return isShown(finding, in: cells) && isChosen(finding)
  }

  /// One that names no product or cell is of all of them.
  private func isShown(_ finding: Finding, in cells: [String: ComparedSide.Play]) -> Bool {
    if let product = finding.product, !covers(product: product) { return false }
    let played = finding.cells.compactMap { id in cells[id].map { (id: id, play: $0) } }
    return played.isEmpty
      || played.contains { id, play in
        covers(product: play.product) && covers(scenario: ComparedSide.scenario(ofCell: id))
          && plays?.contains(play) ?? true
      }
  }

  /// What is said of no single message was not looked at where single messages were.
  private func isChosen(_ finding: Finding) -> Bool {
    guard !messages.isEmpty else { return true }
    return finding.key.map { covers(key: $0, of: finding.owner ?? "") } ?? false
  }

  private static func matches(_ globs: [Glob], _ name: String?) -> Bool {
    globs.isEmpty || name.map { name in globs.contains { $0.matches(name) } } ?? false
  }
}
