/// All classes of changes, sorted by identifier.
package enum ChangeClasses {
  package static let all: [any ChangeClass.Type] = [
    Added.self,
    ArgumentsChanged.self,
    FallbackGained.self,
    FallbackRegressed.self,
    FindingAccepted.self,
    FindingFixed.self,
    FindingKnown.self,
    FindingLowered.self,
    FindingNew.self,
    FindingRaised.self,
    LanguagePickChanged.self,
    LocalizationAdded.self,
    LocalizationLost.self,
    Moved.self,
    PluralChanged.self,
    PluralGained.self,
    ProductAdded.self,
    ProductLost.self,
    Removed.self,
    RemovedUsed.self,
    Renamed.self,
    Restored.self,
    SurfaceChanged.self,
    TranslationStale.self,
    ValueChanged.self,
  ]

  package static let descriptions: [ChangeDescription] = all.map { $0.description }

  private static let byIdentifier = Dictionary(descriptions.map { ($0.id, $0) }) { first, _ in first }

  package static func description(of id: String) -> ChangeDescription? { byIdentifier[id] }
}
