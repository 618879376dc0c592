import Findings
import Ownership
import OwnershipManifest
import Projects
import Testing

@Suite struct MembershipRulesTests {
  private static let app = DeclaredFacts.target("H", .app, "H/Localizable.xcstrings")
  private static let widget = DeclaredFacts.target("W", .appExtension, "W/Localizable.xcstrings")

  private static func facts(
    _ targets: DeclaredTarget..., sources: [ProjectFile] = [], notices: [ProjectNotice] = []
  ) -> CheckFacts {
    DeclaredFacts.facts(
      owners: ["H", "W"], products: ["H", "W"], targets: targets, sources: sources, notices: notices)
  }

  // MARK: - Members

  @Test func `a catalog that is a member of no target is in no product`() {
    let drafts = CatalogInNoProduct.drafts(in: Self.facts(Self.app, DeclaredFacts.target("W", .appExtension)))
    #expect(drafts.map(\.owner) == ["W"])
    #expect(CatalogInNoProduct.drafts(in: Self.facts(Self.app, Self.widget)).isEmpty)
  }

  @Test func `what could not be understood may be a member`() {
    let notice = ProjectNotice(.uncertain, at: SourcePlace(file: DeclaredFacts.xcode), "a condition")
    #expect(CatalogInNoProduct.drafts(in: Self.facts(Self.app, notices: [notice])).isEmpty)
    #expect(CatalogInNoProduct.drafts(in: Self.facts()).isEmpty)
    var uncertain = DeclaredFacts.target("W", .appExtension)
    uncertain.resources = [DeclaredResource(path: "W", rule: .copy, isCertain: false)]
    #expect(CatalogInNoProduct.drafts(in: Self.facts(Self.app, uncertain)).isEmpty)
  }

  @Test func `two products may share a catalog, and three may not`() {
    let shared = "H/Localizable.xcstrings"
    let two = [Self.app, DeclaredFacts.target("W", .appExtension, shared)]
    #expect(CatalogInEveryProduct.drafts(in: Self.facts(two[0], two[1])).isEmpty)
    let all = Self.facts(two[0], two[1], DeclaredFacts.target("I", .appExtension, shared))
    #expect(CatalogInEveryProduct.drafts(in: all).map(\.owner) == ["H"])
    let tests = Self.facts(two[0], two[1], DeclaredFacts.target("T", .unitTests, shared))
    #expect(CatalogInEveryProduct.drafts(in: tests).isEmpty)
  }

  @Test func `a package's catalog belongs to no Xcode target`() {
    let package = ProjectFile(path: "Package.swift", format: .swiftPackage, name: "Kit", developmentRegion: "en")
    let module = DeclaredFacts.target("W", .packageLibrary, in: "Package.swift", "W/Localizable.xcstrings")
    let app = DeclaredFacts.target("H", .app, "H/Localizable.xcstrings", "W/Localizable.xcstrings")
    #expect(CatalogOwnedTwice.drafts(in: Self.facts(app, module, sources: [package])).map(\.owner) == ["W"])
    #expect(CatalogOwnedTwice.drafts(in: Self.facts(Self.app, module, sources: [package])).isEmpty)

    var bare = DeclaredFacts.target("W", .packageLibrary, in: "Package.swift")
    bare.sources = ["W/W.swift"]
    let only = CatalogOwnedTwice.drafts(in: Self.facts(app, bare, sources: [package]))
    #expect(only.first?.message.contains("is only a member of H") == true)
  }

  // MARK: - Products

  @Test func `a product that the manifest does not name is undeclared`() {
    let intents = DeclaredFacts.target("I", .appExtension)
    let facts = Self.facts(Self.app, Self.widget, intents, DeclaredFacts.target("T", .unitTests))
    #expect(ProductUndeclared.drafts(in: facts).map(\.product) == ["I"])
  }

  @Test func `an executable without texts is a tool`() {
    var tool = DeclaredFacts.target("generate", .executable, in: "Package.swift")
    #expect(ProductUndeclared.drafts(in: Self.facts(Self.app, Self.widget, tool)).isEmpty)
    tool.dependencies = [DeclaredDependency(name: "Kit")]
    let kit = DeclaredFacts.target("Kit", .packageLibrary, in: "Package.swift", "H/Localizable.xcstrings")
    #expect(ProductUndeclared.drafts(in: Self.facts(tool, kit)).map(\.product) == ["generate"])
  }

  @Test func `a product may be declared by the name of its bundle or its identifier`() {
    var target = DeclaredFacts.target("HForIPhone")
    target.bundleIdentifier = "com.example.H"
    #expect(ProductUndeclared.drafts(in: Self.facts(target)).isEmpty)
  }

  @Test func `an old system reads no phrases from a catalog`() {
    var facts = DeclaredFacts.facts(owners: ["H"], products: ["H"], targets: [])
    facts.tables = [DeclaredFacts.table(facts.manifest.owners[0], named: "AppShortcuts")]
    facts.tables[0].source = .catalog(nil, problems: [])
    var target = DeclaredFacts.target("H", .app, "H/AppShortcuts.xcstrings")
    for (version, isOld) in [("16.4", true), ("17.0", false), ("9.0", true), ("26.0", false)] {
      target.deploymentTargets = ["iOS": version]
      facts.declared.targets = [target]
      #expect(AppShortcutsNeedIOS17.drafts(in: facts).isEmpty != isOld, "\(version)")
    }
  }

  // MARK: - Languages

  @Test func `a project lists the languages that its tables have`() {
    func drafts(_ regions: [String]) -> [Draft] {
      let project = ProjectFile(
        path: DeclaredFacts.xcode, format: .xcodeProject, name: "Trips", developmentRegion: "en", knownRegions: regions)
      return RegionsDrift.drafts(in: Self.facts(Self.app, Self.widget, sources: [project]))
    }
    #expect(drafts(["en", "Base", "de"]).isEmpty)
    #expect(drafts(["Base", "German", "mul"]).isEmpty)
    #expect(drafts(["en"]).first?.message.contains("does not list de") == true)
    #expect(drafts(["en", "de", "fr"]).first?.message.contains("lists fr") == true)
  }

  @Test func `a package with localized resources needs a default language`() {
    let package = ProjectFile(path: "Package.swift", format: .swiftPackage, name: "Kit")
    let module = DeclaredFacts.target("W", .packageLibrary, in: "Package.swift", "W/Localizable.xcstrings")
    #expect(PackageWithoutDefaultLocalization.drafts(in: Self.facts(module, sources: [package])).map(\.owner) == ["W"])
    let notice = ProjectNotice(.uncertain, at: SourcePlace(file: "Package.swift", line: 3), "a computed name")
    let facts = Self.facts(module, sources: [package], notices: [notice])
    #expect(PackageWithoutDefaultLocalization.drafts(in: facts).isEmpty)
  }

  @Test func `a path in another case than the disk's is named with both`() {
    var facts = Self.facts(DeclaredFacts.target("H", .app, "h/localizable.xcstrings"))
    #expect(PathCaseMismatch.drafts(in: facts).isEmpty)
    facts.declared.files = ["H/Localizable.xcstrings"]
    #expect(PathCaseMismatch.drafts(in: facts).map(\.owner) == ["H"])
  }

  @Test func `a bundle is called what the build calls it`() {
    var facts = Self.facts(DeclaredFacts.target("W", .packageLibrary, in: "Package.swift", "W/Localizable.xcstrings"))
    facts.declared.targets[0].resourceBundle = "Trips_W"
    for (bundle, isRight) in [("trips-w.bundle", false), ("Trips_W.resources", true), ("Trips_W.bundle", true)] {
      facts.manifest.owners[1].bundle = bundle
      #expect(BundleNameMismatch.drafts(in: facts).isEmpty == isRight, "\(bundle)")
    }
    facts.manifest.owners[1].bundle = "Frameworks/W.framework"
    #expect(BundleNameMismatch.drafts(in: facts).isEmpty)
  }
}
