import Findings
import HostEvidence
import InstalledProducts
import OwnershipManifest

/// An owner in a product that no cell really exercises, or a message whose translations all equal the source.
package enum NotExercised: RunRule {
  package static let description = RuleDescription(
    id: "not-exercised", title: "no cell really exercises this",
    reason: "A matrix that never shows a plural in another language, or only texts that equal the source, passes "
      + "whatever is broken.",
    firing: FamilyExamples.notExercised, silent: FamilyExamples.same + FamilyExamples.invariant)

  package static func drafts(in judgement: Judgement) -> [Draft] {
    guard judgement.facts.isWhole, let release = judgement.facts.current else { return [] }
    let exercised = Exercise(judgement)
    let owners = release.manifest.owners.filter { owner in
      !owner.isExternal && release.languages(of: owner).required.count > 1
    }
    let gaps = release.manifest.products.flatMap { product in
      owners.filter { product.holds($0) }.compactMap { gap(of: $0, in: product, exercised) }
    }
    let names = Set(owners.map(\.name))
    return gaps
      + exercised.unchanged.filter { names.contains($0.judged.owner.name) }.map { unchangedDraft($0.judged, $0.text) }
  }

  private static func gap(of owner: Owner, in product: Product, _ exercise: Exercise) -> Draft? {
    let missing = MessageShape.allCases.filter {
      exercise.shapes[owner.name]?.contains($0) ?? false
        && !(exercise.seen[Exercise.Pair(owner: owner.name, product: product.name)]?.contains($0) ?? false)
    }
    guard !missing.isEmpty, !exercise.failed.contains(product.name) else { return nil }
    return Draft(
      description, product: product.name, owner: owner.name,
      message: "\(product.name) shows no \(missing.map(\.rawValue).joined(separator: " and no ")) message of "
        + "\(owner.name) in a language other than its development region",
      remedy: "add such a message to `messages`, and a language to a scenario", place: product.place)
  }

  /// A name may be meant to stay, which only a person knows.
  private static func unchangedDraft(_ observation: JudgedObservation, _ text: SharedText) -> Draft {
    let isName = text == .name
    var draft = observation.draft(
      description, severity: isName ? .note : nil,
      message: "\"\(observation.record.key)\" of \(observation.owner.name) reads "
        + "\"\(observation.record.value ?? "")\" in every language played, as in the source",
      remedy: isName
        ? "none where it is a name: mark it as not to be translated, or accept it with an exception of not-exercised; "
          + "else translate it"
        : "translate it, or accept it as invariant with an exception of not-exercised")
    draft.product = nil
    draft.language = nil
    draft.reproduce = ["bordercheck", "run"]
    return draft
  }
}
