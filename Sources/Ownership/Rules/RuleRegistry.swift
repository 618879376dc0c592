/// Every rule, by identifier; a test holds the list against the folder.
package enum RuleRegistry {
  package static let all: [any Rule.Type] = [
    AccessorPath.self,
    AmbiguousTag.self,
    AppShortcutsNeedIOS17.self,
    BaselineStale.self,
    BundleNameMismatch.self,
    BundleNotEmbedded.self,
    BundleOutsideProduct.self,
    IntentBundle.self,
    BundlePassedDown.self,
    JoinedPhrase.self,
    DefaultValueDrift.self,
    DynamicKey.self,
    ExtractionElsewhere.self,
    HardcodedText.self,
    InterpolatedKey.self,
    AskedKeyMissing.self,
    NonLiteralKey.self,
    LookUpOutsideEnum.self,
    PlainStringShown.self,
    TableByPath.self,
    UnusedKey.self,
    AskedWrongBundle.self,
    AskedWrongTable.self,
    CatalogInEveryProduct.self,
    CatalogInNoProduct.self,
    CatalogNotCompiled.self,
    CatalogOwnedTwice.self,
    CatalogInsideLanguageFolder.self,
    MissingComment.self,
    DuplicateTable.self,
    ExceptionExpired.self,
    ExceptionExpiring.self,
    ExceptionMalformed.self,
    ExceptionUnused.self,
    ExtensionWithoutTable.self,
    FallbackNotExercised.self,
    AmbiguousSpecifiers.self,
    ConflictingPosition.self,
    EscapeCount.self,
    SpecifierExtra.self,
    PositionGap.self,
    LonePercent.self,
    DamagedSpecifier.self,
    SpecifierMissing.self,
    MixedNumbering.self,
    SpecifierType.self,
    SpecifierWidth.self,
    FolderCaseMismatch.self,
    StaleLanguageFolder.self,
    DialectChanged.self,
    HostCrashed.self,
    HostGarbled.self,
    HostSilent.self,
    HostTimedOut.self,
    InfoUnreadable.self,
    ByteOrderMark.self,
    ConflictMarkers.self,
    DuplicateMember.self,
    InvalidCatalog.self,
    StrayTopLevelMember.self,
    UnknownCatalogVersion.self,
    KeyAbsent.self,
    KeyLostInBuild.self,
    StaleKey.self,
    KeyOutOfStyle.self,
    KeyEdgeSpace.self,
    MissingLanguage.self,
    LanguageLostInBuild.self,
    LanguageNoLongerSupported.self,
    LanguageNotClaimed.self,
    LanguageOverClaimed.self,
    LanguageParity.self,
    LanguagesDiffer.self,
    LegacyTag.self,
    InflectionMarkup.self,
    LinkMarkup.self,
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
    MisplacedKey.self,
    NewKeyAlreadyExposed.self,
    NoDefaultLanguage.self,
    OpenBundle.self,
    PrefixMissing.self,
    PrefixShared.self,
    SourceLanguageDiffers.self,
    UndeclaredOwner.self,
    UnreviewedLanguage.self,
    OwnerWithoutAccessor.self,
    PackageWithoutDefaultLocalization.self,
    PathCaseMismatch.self,
    PersistedKeyGone.self,
    PersistedTextStale.self,
    PickChangedBetweenReleases.self,
    PlaceholderShown.self,
    CustomPlaceholders.self,
    PluralCategoryMissing.self,
    PluralCategoryUnreachable.self,
    PluralBranchArguments.self,
    PluralCandidate.self,
    PluralImpliedNumber.self,
    PluralMissingCategory.self,
    PluralMultiple.self,
    PluralWithoutOther.self,
    PluralSameText.self,
    PluralSingleText.self,
    PluralUselessCategory.self,
    ProductOlderThanSource.self,
    ProductUndeclared.self,
    ProductsDiffer.self,
    StaleProject.self,
    ProjectUnreadable.self,
    RawKeyShown.self,
    BypassedAccessor.self,
    RegionsDrift.self,
    ResultDependsOnContainer.self,
    SourceLanguageHasNoTable.self,
    SourceLanguageOnlyInBase.self,
    KeptTranslation.self,
    OrphanTranslation.self,
    MachineTranslatedText.self,
    UnreviewedText.self,
    NewText.self,
    UnknownState.self,
    EmptyPhraseSet.self,
    PhraseMismatch.self,
    ArgumentOutsideSubstitution.self,
    SubstitutionArgumentTwice.self,
    SubstitutionArgumentUnsaid.self,
    SubstitutionWithoutOther.self,
    SubstitutionType.self,
    SubstitutionUndefined.self,
    SubstitutionUnused.self,
    SurfacesDisagree.self,
    SymbolCollision.self,
    DigitFirstSymbol.self,
    NamespaceAndLeaf.self,
    SymbolShadowsType.self,
    LongSymbol.self,
    UnnameableSymbol.self,
    SystemTableAbsent.self,
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
    UnusedWeight.self,
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
  package static let tableRules: [any TableRule.Type] = all.compactMap { $0 as? any TableRule.Type }
  /// Those that look at a whole project without running anything.
  package static let projectRules: [any ProjectRule.Type] = all.compactMap { $0 as? any ProjectRule.Type }
  /// Those that look at built products.
  package static var productRules: [any ProductRule.Type] { all.compactMap { $0 as? any ProductRule.Type } }

  /// Those of `runRules` that an inspection tries as well: without a matrix somebody chose, two processes that pick
  /// different languages are `language-parity`, and one key in two surfaces is nobody's message.
  package static var runRulesOfProducts: [any RunRule.Type] {
    runRules.filter { $0 != LanguagesDiffer.self && $0 != SurfacesDisagree.self }
  }

  /// The rules of an inspection.
  package static var overProducts: [any Rule.Type] {
    all.filter { $0 is any CauseRule.Type || $0 is any ProductRule.Type } + runRulesOfProducts
  }
  /// The rules of a run.
  package static var overEvidence: [any Rule.Type] { all.filter { $0 is any CauseRule.Type || $0 is any RunRule.Type } }
  /// Those of a run that look at the whole of it: silent about one shard, whose silence says nothing.
  package static let ofWholeRuns: [any Rule.Type] = [
    BaselineStale.self, ExceptionUnused.self, FallbackNotExercised.self, NotExercised.self, NothingChecked.self,
    ProductUndeclared.self,
  ]
  /// The rules of a static check.
  package static var overSources: [any Rule.Type] {
    all.filter { $0 is any TableRule.Type || $0 is any ProjectRule.Type }
  }

  /// Those that a run and a static check both try: what accepts a finding of one is needed by one command and unused in
  /// the other.
  static let ofSeveralCommands: Set<String> = Set(overEvidence.map { $0.description.id })
    .intersection(overSources.map { $0.description.id })

  /// The rule of that identifier.
  package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.description.id == id } }

  /// Rules that say nothing without a base: their examples have one.
  static let overBase: Set<String> = Set(
    all.map { $0.description }.filter { $0.firing.contains { $0.base != nil } }.map(\.id))

  /// Rules that policy has to switch on.
  static let offByDefault: Set<String> = Set(
    all.map { $0.description }.filter { !$0.isOnByDefault }.map { $0.id })
}
