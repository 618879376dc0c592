/// Every rule over evidence, by identifier; a test holds the list against the folder.
package enum RuleRegistry {
  package static let all: [any Rule.Type] = [
    AmbiguousTag.self,
    BundleNameMismatch.self,
    BundleNotEmbedded.self,
    BundleOutsideProduct.self,
    CatalogNotCompiled.self,
    DuplicateTable.self,
    ExceptionExpired.self,
    ExceptionUnused.self,
    FallbackNotExercised.self,
    FolderCaseMismatch.self,
    HostCrashed.self,
    HostGarbled.self,
    HostSilent.self,
    HostTimedOut.self,
    KeyAbsent.self,
    LanguageNoLongerSupported.self,
    LanguageNotClaimed.self,
    LanguagesDiffer.self,
    LegacyTag.self,
    NotExercised.self,
    NotSimulated.self,
    NothingChecked.self,
    NullShown.self,
    OverrideLeftover.self,
    OverrideRemoved.self,
    PersistedKeyGone.self,
    PersistedTextStale.self,
    PickChangedBetweenReleases.self,
    PlaceholderShown.self,
    PluralCategoryMissing.self,
    PluralCategoryUnreachable.self,
    RawKeyShown.self,
    ResultDependsOnContainer.self,
    SourceLanguageHasNoTable.self,
    SurfacesDisagree.self,
    TableAbsent.self,
    TableUnreadable.self,
    UnexpectedFallback.self,
    UnsupportedAccessWorks.self,
    ValueEmpty.self,
    VariantShadowsParent.self,
    WrongBundle.self,
  ]

  /// Those that look at several observations, in the order of the registry.
  package static var runRules: [any RunRule.Type] { all.compactMap { $0 as? any RunRule.Type } }

  /// The rule of that identifier.
  package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.description.id == id } }

  /// Rules that policy has to switch on.
  static let offByDefault: Set<String> = Set(
    all.map { $0.description }.filter { !$0.isOnByDefault }.map { $0.id })
}
