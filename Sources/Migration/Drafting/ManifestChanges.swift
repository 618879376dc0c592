import Findings
import Ownership
import OwnershipManifest
import PositionedJSON
import ProjectCheck
import Projects

/// What the manifest has to say of the new owner: its languages, who holds it, and who presents its messages.
struct ManifestChanges {
  private(set) var edits: [PlannedEdit] = []
  private(set) var byHand: [String] = []

  /// - Parameter products: those that show what moves and do not hold the new owner.
  init(
    _ plan: MigrationPlan, _ facts: CheckFacts, target: CheckedTable, embeddedIn products: [String],
    files: (String) -> [UInt8]?
  ) {
    let file = facts.manifest.file
    guard let before = files(file) else { return }
    var text = before
    for language in Self.undeclared(plan, facts, target) {
      text = ManifestText(text)?.adding(language, toInfoOf: plan.to, in: "owners") ?? text
      edits += Self.infoEdits(language, of: target.owner, files)
      text = ManifestText(text)?.adding(language, toOptionalLanguagesOf: plan.to) ?? text
      byHand.append(
        "offer \(language) wherever \(plan.to) is shown, or its texts stay hidden there; see `bordercheck language \(language)`"
      )
    }
    for product in products { text = ManifestText(text)?.adding(plan.to, toEmbedsOf: product) ?? text }
    let declarations = MovedDeclarations(plan, in: text)
    text = declarations.text
    byHand += Self.elsewhere(plan, facts.manifest)
    edits += LineEdits(from: before, to: text, file: file).edits
  }

  /// A bundle whose own list lacks a language hides the texts that it has in it.
  private static func infoEdits(_ language: String, of owner: Owner, _ files: (String) -> [UInt8]?) -> [PlannedEdit] {
    guard case .file(let file) = owner.info, let before = files(file),
      let after = InfoPlistText.adding(language, to: before)
    else { return [] }
    return LineEdits(from: before, to: after, file: file).edits
  }

  /// Languages of what moves that the owner declares nowhere.
  private static func undeclared(_ plan: MigrationPlan, _ facts: CheckFacts, _ target: CheckedTable) -> [String] {
    let declared = Set(
      OwnerLanguages(owner: target.owner, developmentRegion: facts.manifest.developmentRegion).declared
        + [target.sourceLanguage])
    let moved = Set(plan.messages.flatMap(\.parts).compactMap(\.language))
    return moved.subtracting(declared).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Declarations of other files that the manifest includes.
  private static func elsewhere(_ plan: MigrationPlan, _ manifest: Manifest) -> [String] {
    let declared = (manifest.messages ?? []) + manifest.includedMessages
    return declared.filter { declaration in
      declaration.place.file != manifest.file
        && plan.messages.contains { message in
          message.copies.contains { $0.owner == declaration.owner } && Glob(declaration.key).matches(message.key)
        }
    }.map { "\($0.place.file):\($0.place.line ?? 1): say that \(plan.to) owns what moves" }
  }
}
