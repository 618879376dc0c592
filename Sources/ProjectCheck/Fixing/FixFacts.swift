import CallSites
import Findings
import HostEvidence
import Ownership
import OwnershipManifest
import Projects
import Reports

/// What repairs look at: the findings that are to be mended, and what they rest on.
struct FixFacts: Sendable {
  let facts: CheckFacts
  /// Of the rules that are to be mended, those that no exception accepts and the selection includes.
  let findings: [Finding]
  private let selection: CheckSelection
  /// Owner → what its code offers.
  private let offers: [String: OwnerOffers]

  init(_ facts: CheckFacts, _ report: Report, rules: [String], _ selection: CheckSelection) {
    self.facts = facts
    self.selection = selection
    findings = report.findings.filter { rules.contains($0.rule) && $0.exception == nil && selection.includes($0) }
    let keys = Set(findings.compactMap(\.key))
    let asked = facts.lookUps.lazy.filter { !$0.isOutsideRelease }.flatMap(Self.places)
    let owners = Set(asked.filter { keys.contains($0.key) }.map(\.owner))
    offers = Dictionary(
      owners.map { ($0, Self.offers(of: $0, facts)) }, uniquingKeysWith: { first, _ in first })
  }

  func findings(of rule: String) -> [Finding] { findings.filter { $0.rule == rule } }

  func includes(product: String) -> Bool { selection.includes(product: product) }

  /// What the code of an owner offers to others.
  func offers(of owner: String) -> OwnerOffers { offers[owner] ?? OwnerOffers() }

  /// Every place that the findings of a rule stand for: one finding is made of all that say the same.
  func drafts(of rule: any ProjectRule.Type) -> [Draft] {
    let open = Set(findings(of: rule.description.id).map(\.id))
    return rule.drafts(in: facts).filter { open.contains($0.findingID) && !isAllowed($0) }
  }

  /// The look-up that a draft is about, and the key that it means.
  func lookUp(of draft: Draft) -> (lookUp: JudgedLookUp, place: KeyPlace)? {
    let found = facts.lookUps.first { $0.place == draft.place }
    guard let found, let place = Self.meant(found, key: draft.key) else { return nil }
    return (found, place)
  }

  /// Whether a comment in the code accepts what the draft says.
  private func isAllowed(_ draft: Draft) -> Bool {
    facts.modules.flatMap(\.files).filter { $0.path == draft.place?.file }.flatMap(\.allows).contains {
      $0.rule == draft.rule && $0.coveredLine == draft.place?.line
    }
  }

  func bytes(_ file: String) -> [UInt8]? { FileBytes.read("\(facts.manifest.folder)/\(file)", followsLinks: false) }

  // MARK: - Reading

  private static func meant(_ lookUp: JudgedLookUp, key: String?) -> KeyPlace? {
    places(lookUp).first { $0.key == key }
  }

  /// The keys that a look-up may mean, those of bundles that it does not ask first.
  private static func places(_ lookUp: JudgedLookUp) -> [KeyPlace] {
    let elsewhere = lookUp.answers.compactMap { answer -> KeyPlace? in
      if case .inOtherBundle(let place) = answer.outcome { place } else { nil }
    }
    return elsewhere + lookUp.found
  }

  private static func offers(of owner: String, _ facts: CheckFacts) -> OwnerOffers {
    var offers = OwnerOffers()
    #if canImport(SwiftParser)
      for file in facts.modules.filter({ $0.owner == owner }).flatMap(\.files) {
        guard let bytes = FileBytes.read("\(facts.manifest.folder)/\(file.path)") else { continue }
        offers.add(OfferReader.offers(in: bytes, file: file.path))
      }
    #endif
    return offers
  }
}

extension Draft {
  /// The identity of the finding that it becomes.
  fileprivate var findingID: String {
    Finding(
      rule: rule, severity: severity, product: product, owner: owner, table: table, key: key, language: language,
      message: message
    ).id
  }
}
