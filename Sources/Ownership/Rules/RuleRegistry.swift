/// Every rule, by identifier; a test holds the list against the folder.
package enum RuleRegistry {
  package static let all: [any Rule.Type] = [
    AmbiguousTag.self,
    AppShortcutsNeedIOS17.self,
    BaselineStale.self,
    BundleNameMismatch.self,
    BundleNotEmbedded.self,
    BundleOutsideProduct.self,
    CatalogInEveryProduct.self,
    CatalogInNoProduct.self,
    CatalogNotCompiled.self,
    CatalogOwnedTwice.self,
    CatalogInsideLanguageFolder.self,
    MissingComment.self,
    DuplicateTable.self,
    ExceptionExpired.self,
    ExceptionUnused.self,
    FallbackNotExercised.self,
    FolderCaseMismatch.self,
    StaleLanguageFolder.self,
    HostCrashed.self,
    HostGarbled.self,
    HostSilent.self,
    HostTimedOut.self,
    ByteOrderMark.self,
    ConflictMarkers.self,
    DuplicateMember.self,
    InvalidCatalog.self,
    StrayTopLevelMember.self,
    UnknownCatalogVersion.self,
    KeyAbsent.self,
    StaleKey.self,
    KeyEdgeSpace.self,
    MissingLanguage.self,
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
    CatalogMissing.self,
    DuplicateKey.self,
    ForeignKey.self,
    LocaleParity.self,
    NoDefaultLanguage.self,
    PrefixMissing.self,
    PrefixShared.self,
    SourceLanguageDiffers.self,
    UndeclaredOwner.self,
    UnreviewedLanguage.self,
    PackageWithoutDefaultLocalization.self,
    PathCaseMismatch.self,
    PersistedKeyGone.self,
    PersistedTextStale.self,
    PickChangedBetweenReleases.self,
    PlaceholderShown.self,
    PluralCategoryMissing.self,
    PluralCategoryUnreachable.self,
    ProductUndeclared.self,
    ProjectUnreadable.self,
    RawKeyShown.self,
    RegionsDrift.self,
    ResultDependsOnContainer.self,
    SourceLanguageHasNoTable.self,
    OrphanTranslation.self,
    MachineTranslatedText.self,
    UnreviewedText.self,
    NewText.self,
    UnknownState.self,
    EmptyPhraseSet.self,
    PhraseMismatch.self,
    SurfacesDisagree.self,
    SymbolCollision.self,
    DigitFirstSymbol.self,
    NamespaceAndLeaf.self,
    SymbolShadowsType.self,
    LongSymbol.self,
    UnnameableSymbol.self,
    SystemTableMisplaced.self,
    TableAbsent.self,
    TableUnreadable.self,
    TableCaseClash.self,
    CatalogBesideLegacyTable.self,
    TableNotLocalized.self,
    SameTableInTarget.self,
    ForbiddenTranslation.self,
    UnexpectedFallback.self,
    UnsupportedAccessWorks.self,
    ValueEmpty.self,
    EmptyText.self,
    VariantShadowsParent.self,
    DeviceWithoutOther.self,
    PartialVariation.self,
    WrongBundle.self,
  ]

  /// Those that look at several observations, in the order of the registry.
  package static var runRules: [any RunRule.Type] { all.compactMap { $0 as? any RunRule.Type } }
  /// Those that look at one table without running anything.
  package static var tableRules: [any TableRule.Type] { all.compactMap { $0 as? any TableRule.Type } }
  /// Those that look at a whole project without running anything.
  package static var projectRules: [any ProjectRule.Type] { all.compactMap { $0 as? any ProjectRule.Type } }

  /// The rules of a run.
  package static var overEvidence: [any Rule.Type] { all.filter { $0 is any CauseRule.Type || $0 is any RunRule.Type } }
  /// The rules of a static check.
  package static var overSources: [any Rule.Type] {
    all.filter { $0 is any TableRule.Type || $0 is any ProjectRule.Type }
  }

  /// The rule of that identifier.
  package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.description.id == id } }

  /// Rules that policy has to switch on.
  static let offByDefault: Set<String> = Set(
    all.map { $0.description }.filter { !$0.isOnByDefault }.map { $0.id })
}
