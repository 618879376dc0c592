import CallSites
import Findings
import OwnershipManifest

/// The answers of a look-up that say the same: one finding.
struct AnswerGroup {
  /// The owner of the bundle that is asked; nil where none is declared there.
  var owner: String?
  /// Only where products differ.
  var product: String?
  var answer: JudgedLookUp.Answer
}

extension CheckFacts {
  /// The look-ups that code makes for people who use a product.
  var releasedLookUps: some Sequence<JudgedLookUp> { lookUps.lazy.filter { !$0.isOutsideRelease } }

  /// A draft about a look-up. What somebody else's package lacks is a note.
  func draft(
    _ description: RuleDescription, severity: Severity? = nil, about lookUp: JudgedLookUp, owner: String?,
    product: String? = nil, key: String? = nil, message: String, remedy: String
  ) -> Draft {
    let severity = severity ?? description.severity
    let isExternal = owner.flatMap(manifest.owner)?.isExternal ?? false
    return Draft(
      description, severity: isExternal ? .note : severity, product: product, owner: owner,
      table: lookUp.lookUp.table.name, key: key ?? lookUp.lookUp.key.likelyKey, message: message, remedy: remedy,
      place: lookUp.place)
  }

  /// The languages beside the development region that an owner must have.
  func furtherLanguages(of owner: String?) -> [String] {
    let region = manifest.developmentRegion
    return owner.flatMap(manifest.owner)?.languages.filter { $0 != region } ?? []
  }

  /// Whether an owner is a module of its own, not the code of one product.
  func isShared(_ owner: String) -> Bool { manifest.product(owner) == nil }

  /// The files of an owner's own code.
  func files(of owner: String) -> [ScannedFile] { modules.filter { $0.owner == owner }.flatMap(\.files) }
}

extension JudgedLookUp {
  /// The answers that `isMeant` picks, those that say the same together.
  ///
  /// Where other products find what they ask for, each product is named; where the code is behind a condition of the
  /// project's own, it may not be in that product at all, and where nothing in a product comes to code that it links, it is
  /// never shown: nothing is said.
  func groups(where isMeant: (Answer) -> Bool) -> [AnswerGroup] {
    let known = answers.filter { $0.outcome != .unknown }
    let meant = known.filter(isMeant)
    guard meant.count == known.count else {
      guard !lookUp.context.hasOwnCondition else { return [] }
      return meant.filter(\.isReached).map {
        AnswerGroup(owner: $0.asked?.owners.first, product: $0.product, answer: $0)
      }
    }
    let reached = meant.filter(\.isReached)
    var groups: [AnswerGroup] = []
    for answer in reached.isEmpty ? Array(meant.prefix(1)) : reached
    where !groups.contains(where: { $0.owner == answer.asked?.owners.first }) {
      groups.append(AnswerGroup(owner: answer.asked?.owners.first, product: nil, answer: answer))
    }
    return groups
  }
}

extension JudgedLookUp.Answer {
  /// `the main bundle`, `the bundle of K`.
  var bundleInWords: String {
    guard let asked else { return "a bundle" }
    if asked.isMain { return "the main bundle" }
    return asked.owners.first.map { "the bundle of \($0)" } ?? "the bundle \(asked.path)"
  }
}

extension LookUpContext {
  /// Whether a flag that the project sets itself decides that code is compiled: products may differ in it.
  var hasOwnCondition: Bool {
    conditions.contains { condition in
      let plain = condition.drop { $0 == "!" || $0 == "(" }
      let known = ["os(", "canImport(", "targetEnvironment(", "swift(", "compiler(", "arch(", "DEBUG", "SWIFT_PACKAGE"]
      return !known.contains { plain.hasPrefix($0) }
    }
  }
}
