internal import Reports

/// The lines of the release checklist. A test holds every rule against them and `RulesOfNoLine`.
enum ReleaseChecklist {
  static let lines: [ChecklistLine] = [
    oneOwner, onePackage, defaultLocalization, processedCatalogs, accessors, rawKeys, duplicates, survivors,
    continuousIntegration, matrix,
  ]

  /// The rules that some line is about.
  static let rules = Set(lines.flatMap(\.rules))

  private static let oneOwner = ChecklistLine(
    title: "each message has one owner",
    rules: [
      "owner.catalog-missing", "owner.foreign-key", "owner.prefix-missing", "owner.prefix-shared", "owner.undeclared",
    ],
    commands: [.check])

  private static let onePackage = ChecklistLine(
    title: "shared text lives in one resource-bearing package",
    rules: [
      "catalog-in-every-product", "catalog-in-no-product", "catalog-owned-twice", "owner.misplaced", "products-differ",
    ],
    commands: [.check])

  private static let defaultLocalization = ChecklistLine(
    title: "default localization is valid",
    rules: [
      "owner.no-default-language", "owner.source-language-differs", "package.no-default-localization",
      "source-language-has-no-table", "source-language-only-in-base", "source.orphan", "table.not-localized",
    ],
    commands: [.check])

  private static let processedCatalogs = ChecklistLine(
    title: "catalogs are processed by their owners",
    rules: [
      "app-shortcuts.needs-ios17", "catalog-not-compiled", "catalog.inside-lproj", "duplicate-table",
      "folder-case-mismatch", "folder.stale-language", "json.bom", "json.conflict-markers", "json.duplicate-key",
      "json.invalid", "json.stray-top-level", "json.unknown-version", "key-lost-in-build", "language-lost-in-build",
      "path.case-mismatch", "product-older-than-source", "project.stale", "project.unreadable",
      "system-table-misplaced", "table-unreadable", "table.case-clash", "table.coexists-with-legacy",
      "table.same-in-target",
    ],
    commands: [.check])

  private static let accessors = ChecklistLine(
    title: "accessors select the owning bundle",
    rules: [
      "accessor-path", "bundle-name-mismatch", "bundle-not-embedded", "bundle-outside-product",
      "call.appintent-bundle", "call.bundle-passed-down", "call.extraction-elsewhere", "call.table-by-path",
      "call.wrong-bundle", "call.wrong-table", "extension.no-table", "owner.open-bundle", "owner.without-accessor",
      "wrong-bundle",
    ],
    commands: [.check], isAboutCalls: true)

  private static let rawKeys = ChecklistLine(
    title: "no raw-key bypass",
    rules: [
      "call.default-value-drift", "call.dynamic-key", "call.hardcoded-ui", "call.internal-symbol-across-module",
      "call.interpolated-key", "call.key-missing", "call.non-literal-key", "call.string-typed-getter",
      "raw-lookup-bypasses-accessor", "unsupported-access-works",
    ],
    commands: [.check], isAboutCalls: true)

  private static let duplicates = ChecklistLine(
    title: "duplicates are approved or gone",
    rules: ["owner.duplicate-key", "owner.new-key-already-exposed", "text.duplicate-value"],
    commands: [.check])

  private static let survivors = ChecklistLine(
    title: "comments, placeholders and plurals survive",
    rules: [
      "comment.missing", "fmt.ambiguous-repeat", "fmt.conflicting-position", "fmt.escape-count", "fmt.extra", "fmt.gap",
      "fmt.lone-percent", "fmt.malformed-likely", "fmt.missing", "fmt.mixed-numbering", "fmt.type", "fmt.width",
      "markup.inflect", "markup.link", "null-shown", "placeholder-shown", "placeholder.custom",
      "plural-category-missing", "plural-category-unreachable", "plural.branch-args", "plural.candidate",
      "plural.implied-number", "plural.missing-category", "plural.multiple", "plural.other-missing",
      "plural.same-text", "plural.single-text", "plural.useless-category", "stringset.empty", "stringset.mismatch",
      "sub.arg-outside", "sub.argnum-duplicate", "sub.argnum-missing", "sub.other-missing", "sub.type",
      "sub.undefined", "sub.unused", "variation.device-no-other", "variation.partial",
    ],
    commands: [.check])

  /// Decided by the files of the repository.
  static let continuousIntegration = ChecklistLine(title: "CI checks are present", rules: [], commands: [])

  /// Fails with whatever a run or an inspection fails for, also where another line is about it.
  static let matrix = ChecklistLine(
    title: "installed products pass the matrix",
    rules: [
      "ambiguous-tag", "host-crashed", "host-garbled", "host-silent", "host-timed-out", "info-unreadable", "key-absent",
      "lang.missing", "language-no-longer-supported", "language-not-claimed", "language-over-claimed",
      "language-parity", "languages-differ", "not-exercised", "not-simulated", "nothing-checked", "override-leftover",
      "override-removed", "owner.locale-parity", "owner.unreviewed", "persisted-key-gone", "persisted-text-stale",
      "pick-changed-between-releases", "product-undeclared", "raw-key-shown", "regions.drift",
      "result-depends-on-container", "source.changed-translation-kept", "state.machine_translated",
      "state.needs_review", "state.new", "state.unknown", "surfaces-disagree", "system-table-absent", "table-absent",
      "translate.forbidden-but-present", "unexpected-fallback", "value-empty", "value.empty", "variant-shadows-parent",
    ],
    commands: [.run, .inspect])
}
