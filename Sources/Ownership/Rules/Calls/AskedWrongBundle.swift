import CallSites
import Findings

/// Code asks a bundle for a key that another owner's bundle has: mostly a package that asks the main bundle.
package enum AskedWrongBundle: ProjectRule {
  package static let description = RuleDescription(
    id: "call.wrong-bundle", title: "code asks a bundle that is not the one with the key",
    reason: "It works where the main bundle has a copy, and shows the key in every other product: the extension, the "
      + "test host, the next app.",
    firing: AskedBundleExamples.wrong, silent: AskedBundleExamples.right)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    var helpers: [String: [Draft]] = [:]
    let drafts = facts.releasedLookUps.flatMap { lookUp -> [Draft] in
      let missing = missing(lookUp, facts)
      let drafts = missing.isEmpty ? copied(lookUp, facts) : missing
      guard case .accessor(let name) = lookUp.lookUp.api, lookUp.lookUp.bundle.isMain else { return drafts }
      helpers["\(lookUp.module) \(name)", default: []] += drafts
      return []
    }
    return drafts + helpers.values.compactMap(ofHelper)
  }

  /// A helper that asks the wrong bundle is one mistake, however many keys it is given.
  private static func ofHelper(_ drafts: [Draft]) -> Draft? {
    guard var draft = drafts.first, drafts.count > 1 else { return drafts.first }
    draft.message += ", and so \(drafts.count - 1) more through the same helper"
    return draft
  }

  // MARK: - The bundle does not have it

  private static func missing(_ lookUp: JudgedLookUp, _ facts: CheckFacts) -> [Draft] {
    guard !lookUp.asksBinary else { return [] }
    let groups = lookUp.groups { if case .inOtherBundle = $0.outcome { true } else { false } }
    guard let first = groups.first, case .inOtherBundle(let place) = first.answer.outcome else { return [] }
    if first.product != nil { return groups.compactMap { draft(lookUp, $0, facts) } }
    // Wherever it is compiled it is the same mistake, whichever main bundle it is that is asked.
    let group = AnswerGroup(
      owner: groups.count == 1 ? first.owner ?? place.owner : place.owner, product: nil, answer: first.answer)
    return [draft(lookUp, group, facts)].compactMap(\.self)
  }

  private static func draft(_ lookUp: JudgedLookUp, _ group: AnswerGroup, _ facts: CheckFacts) -> Draft? {
    guard case .inOtherBundle(let place) = group.answer.outcome else { return nil }
    let product = group.product.map { " of \($0)" } ?? ""
    return facts.draft(
      description, about: lookUp, owner: group.owner, product: group.product, key: place.key,
      message: "\"\(place.key)\" is asked of \(group.answer.bundleInWords)\(product), which does not have it; it is in "
        + "table \(place.table) of \(place.owner)",
      remedy: remedy(lookUp, place))
  }

  private static func remedy(_ lookUp: JudgedLookUp, _ place: KeyPlace) -> String {
    lookUp.owner == place.owner
      ? "pass the module's own bundle: bundle: .module in a package, #bundle elsewhere"
      : "ask through an accessor of \(place.owner), which knows its bundle"
  }

  // MARK: - The bundle has a copy

  /// A shared module that has the key itself and takes it from the product's main bundle.
  private static func copied(_ lookUp: JudgedLookUp, _ facts: CheckFacts) -> [Draft] {
    guard let owner = lookUp.owner, facts.isShared(owner), lookUp.lookUp.bundle.isMain,
      let place = lookUp.found.first(where: { $0.owner != owner }),
      facts.table(place.table, of: owner)?.entries.contains(where: { $0.key == place.key }) == true
    else { return [] }
    return [
      facts.draft(
        description, severity: .warning, about: lookUp, owner: place.owner, key: place.key,
        message:
          "the code of \(owner) asks the main bundle for \"\(place.key)\", which \(owner) has itself: people see "
          + "the text of \(place.owner), and in a product without a copy the key",
        remedy: "pass the module's own bundle: bundle: .module in a package, #bundle elsewhere")
    ]
  }
}

extension JudgedLookUp {
  /// `Bundle(for:)`: where it leads is the matter of `accessor-path`.
  var asksBinary: Bool {
    switch lookUp.bundle {
    case .type: true
    case .elsewhere(.type, _): answers.contains { $0.asked?.isMain == true }
    default: false
    }
  }
}

extension BundleExpression {
  /// Whether it is the main bundle of whatever process runs the code.
  var isMain: Bool { self == .unsaid || self == .main }
}
