/// The causes in the order in which they are tried: the first that applies names the finding.
///
/// The order is part of the evidence format; the numbers are its lines.
package enum CauseOrder {
  package static let all: [any CauseRule.Type] = ofPlaces + ofTexts

  /// Whether the right bundle could be asked, and its file read.
  private static let ofPlaces: [any CauseRule.Type] = [
    // 1 Text or a key that an earlier launch stored.
    PersistedKeyGone.self, PersistedTextStale.self,
    // 2 The asked bundle is not there.
    BundleNameMismatch.self, BundleNotEmbedded.self,
    // 3 A bundle that is not the owner's.
    BundleOutsideProduct.self, WrongBundle.self,
    // 4 The process could not choose the language that the bundle has.
    LanguageNotClaimed.self,
    // 5 No table in any language searched.
    CatalogNotCompiled.self, TableUnreadable.self,
  ]

  /// Whether the text that was found, or the lack of one, is what a person should read.
  private static let ofTexts: [any CauseRule.Type] = [
    SourceLanguageHasNoTable.self, TableAbsent.self,
    // 6 A table without the entry.
    VariantShadowsParent.self, RawKeyShown.self, KeyAbsent.self,
    // 7 An entry that shows nothing of use.
    ValueEmpty.self, NullShown.self, PlaceholderShown.self,
    // 8 The wrong plural form.
    PluralCategoryMissing.self, PluralCategoryUnreachable.self,
    // 9 Another language than the owner must have.
    UnexpectedFallback.self,
  ]

  /// The draft of the first cause that applies; nil where the observation is as it should be.
  package static func cause(of observation: JudgedObservation) -> Draft? {
    if observation.observation.stored != nil {
      return PersistedKeyGone.cause(of: observation) ?? PersistedTextStale.cause(of: observation)
    }
    for rule in ofPlaces {
      if let draft = rule.cause(of: observation) { return draft }
    }
    guard !observation.isMeantToMiss else { return nil }
    for rule in ofTexts {
      if let draft = rule.cause(of: observation) { return draft }
    }
    return nil
  }
}
