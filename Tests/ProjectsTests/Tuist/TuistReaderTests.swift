import Findings
import Projects
import SwiftSources
import Testing

/// A Tuist project as far as its manifest is written out.
@Suite(.enabled(if: SwiftParserSupport.isAvailable)) struct TuistReaderTests {
  static let manifest = """
    import ProjectDescription
    let project = Project(
      name: "Trips",
      options: .options(defaultKnownRegions: ["en", "de", "Base"], developmentRegion: "de"),
      targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, bundleId: "org.example.trips",
          deploymentTargets: .iOS("17.0"),
          infoPlist: .extendingDefault(with: ["CFBundleLocalizations": ["en", "de"], "UILaunchScreen": [:]]),
          sources: ["App/Sources/**"], resources: ["App/Resources/**"],
          dependencies: [.target(name: "Widget"), .target(name: "Kit"), .external(name: "Maps"), .sdk(name: "c++", type: .library)]),
        .target(
          name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "org.example.trips.widget",
          infoPlist: .file(path: "Widget/Info.plist"),
          sources: .sourceFilesList(globs: [.glob("Widget/**/*.swift", excluding: ["Widget/Old/**"])]),
          resources: [.glob(pattern: "Widget/**/*.xcstrings", excluding: ["Widget/Old/**"]), .folderReference(path: "Widget/Help")]),
        .target(
          name: "Kit-UI", destinations: .iOS, product: .staticFramework, bundleId: "org.example.kit",
          sources: "Kit/**", resources: "Kit/Resources/*"),
        .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "k", resources: ["//Shared/*.strings"]),
        .target(name: "Watch", destinations: [.appleWatch], product: .app, bundleId: "w", buildableFolders: ["Watch"]),
        .target(name: "KitTests", destinations: .iOS, product: .unitTests, bundleId: "t", dependencies: [.project(target: "Kit", path: "../Kit")]),
      ])
    """

  static func read(_ manifest: String = manifest) throws -> DeclaredProject {
    try TemporaryFolder([
      "Project.swift": manifest, "App/Sources/A.swift": "", "App/Sources/B/C.swift": "",
      "App/Resources/de.lproj/T.strings": "", "App/Resources/Settings.bundle/en.lproj/Root.strings": "",
      "Widget/W.swift": "", "Widget/Old/O.swift": "", "Widget/T.xcstrings": "", "Widget/Old/T.xcstrings": "",
      "Widget/Info.plist":
        "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string></dict></plist>",
      "Kit/K.swift": "", "Kit/Resources/en.lproj/T.strings": "", "Shared/S.strings": "", "Watch/W.swift": "",
      "Watch/W.xcstrings": "",
    ]).project()
  }

  @Test func `a project's name, regions and targets`() throws {
    let project = try Self.read()
    #expect(project.notices == [])
    #expect(
      project.sources == [
        ProjectFile(
          path: "Project.swift", format: .tuist, name: "Trips", developmentRegion: "de",
          knownRegions: ["en", "de", "Base"])
      ])
    #expect(
      project.targets.map { "\($0.name): \($0.kind.rawValue)" } == [
        "App: app", "Kit: framework", "Kit-UI: static framework", "KitTests: unit tests", "Watch: watch app",
        "Widget: app extension",
      ])
  }

  @Test func `an app has its files, facts and embedded parts`() throws {
    let app = try #require(try Self.read().target("App"))
    #expect(app.sources == ["App/Sources/A.swift", "App/Sources/B/C.swift"])
    #expect(
      app.resources == [
        DeclaredResource(path: "App/Resources/Settings.bundle", rule: .copy),
        DeclaredResource(path: "App/Resources/de.lproj/T.strings", localization: "de"),
      ])
    #expect(app.resourceBundle == nil)
    #expect(app.bundleIdentifier == "org.example.trips")
    #expect(app.deploymentTargets == ["iOS": "17.0"])
    #expect(app.info?.localizations == ["en", "de"])
    #expect(app.info?.developmentRegion == "de")
    #expect(app.info?.bundleIdentifier == "org.example.trips")
    #expect(
      app.dependencies == [
        DeclaredDependency(name: "Widget", targets: ["Widget"], isEmbedded: true),
        DeclaredDependency(name: "Kit", targets: ["Kit"], isEmbedded: true),
        DeclaredDependency(name: "Maps", package: "Maps"),
      ])
  }

  @Test func `an extension reads its Info_plist and leaves out what is excluded`() throws {
    let widget = try #require(try Self.read().target("Widget"))
    #expect(widget.sources == ["Widget/W.swift"])
    #expect(
      widget.resources == [
        DeclaredResource(path: "Widget/Help", rule: .copy), DeclaredResource(path: "Widget/T.xcstrings"),
      ])
    #expect(widget.info?.file == "Widget/Info.plist")
    #expect(widget.info?.extensionPoint == "com.apple.widgetkit-extension")
    #expect(widget.info?.bundleIdentifier == "org.example.trips.widget")
  }

  @Test func `only what cannot hold resources gets a bundle beside it`() throws {
    let project = try Self.read()
    #expect(project.target("Kit-UI")?.resourceBundle == "Trips_Kit_UI")
    #expect(project.target("Kit-UI")?.module == "Kit_UI")
    #expect(project.target("Kit-UI")?.resources.map(\.localization) == ["en"])
    #expect(project.target("Kit")?.resourceBundle == nil)
    #expect(project.target("Kit")?.resources.map(\.path) == ["Shared/S.strings"])
    #expect(project.target("Watch")?.resources.map(\.path) == ["Watch/W.xcstrings"])
    #expect(project.target("KitTests")?.dependencies.map(\.targets) == [["Kit"]])
    let off = try Self.read(Self.manifest.replacing(".options(", with: ".options(disableBundleAccessors: true, "))
    #expect(off.target("Kit-UI")?.resourceBundle == nil)
  }

  @Test func `helpers of the project are followed, other code is told with what to do`() throws {
    let folder = try TemporaryFolder([
      "Tuist/ProjectDescriptionHelpers/Target+Kit.swift":
        "extension Target { static func kit(_ name: String) -> Target { .target(name: name, product: .framework, bundleId: \"k\", sources: [\"\\(name)/**\"]) } }",
      "Project.swift":
        "import ProjectDescription\nlet project = Project(name: \"P\", targets: [.kit(\"Trip\"), Plugin.make(), made()])",
      "Trip/a.swift": "",
    ])
    let project = folder.project()
    #expect(project.target("Trip")?.sources == ["Trip/a.swift"])
    #expect(project.notices.map(\.weight) == [.uncertain, .uncertain])
    #expect(project.notices.allSatisfy { $0.message.contains("tuist graph --format json") })
  }

  @Test func `a project of XcodeGen without targets asks for its Xcode project`() throws {
    let folder = try TemporaryFolder(["project.yml": "name: A\ntargets: {}\n"])
    let project = folder.project()
    #expect(project.notices.map(\.weight) == [.unreadable])
    #expect(project.notices.first?.message.contains("xcodegen generate") == true)
    #expect(project.notices.first?.message.contains("--project-graph") == true)
  }

  @Test func `a target that the Xcode project beside has too is that project's`() throws {
    let folder = try TemporaryFolder([
      "Trips.xcodeproj/project.pbxproj": XcodeFixture.text(
        "P = {isa = PBXProject; targets = (A); };\nA = {isa = PBXNativeTarget; name = App; productType = \"com.apple.product-type.application\"; };"
      ),
      "Project.swift":
        "import ProjectDescription\nlet project = Project(name: \"Trips\", targets: [.target(name: \"App\", product: .app, sources: found()), .target(name: \"New\", product: .framework)])",
    ])
    let project = folder.project()
    #expect(
      project.targets.map { "\($0.name) \($0.place.file)" } == [
        "App Trips.xcodeproj/project.pbxproj", "New Project.swift",
      ])
    #expect(!project.notices.contains { $0.place.file == "Project.swift" })
    #expect(project.sources.map(\.path) == ["Project.swift", "Trips.xcodeproj"])
  }

  @Test func `a target under a condition may be, and is told once`() throws {
    let folder = try TemporaryFolder([
      "Project.swift":
        "import ProjectDescription\nlet isDemo = Environment.demo.getBoolean(default: false)\nlet project = Project(name: \"P\", targets: isDemo ? [.target(name: \"A\", product: .app, resources: \"A/**\")] : [])",
      "A/T.xcstrings": "",
    ])
    let project = folder.project()
    #expect(project.target("A")?.resources == [DeclaredResource(path: "A/T.xcstrings", isCertain: false)])
    #expect(project.notices.map(\.message).filter { $0.contains("under a condition") }.count == 1)
  }

  @Test func `a workspace's name, and projects that it holds outside of the folder`() throws {
    let folder = try TemporaryFolder([
      "Workspace.swift":
        "import ProjectDescription\nlet workspace = Workspace(name: \"All\", projects: [\"Apps/**\", \"../Kit\", \"../../Far\"])",
      "Apps/One/Project.swift":
        "import ProjectDescription\nlet project = Project(name: \"One\", targets: [.target(name: \"One\", product: .app, bundleId: \"o\")])",
      "Sources/Workspace.swift": "struct Workspace { var name = 1 }",
    ])
    let project = folder.project()
    #expect(project.sources.map { "\($0.name) \($0.path)" } == ["One Apps/One/Project.swift", "All Workspace.swift"])
    #expect(project.notices.map(\.weight) == [.uncertain, .uncertain])
    #expect(project.notices.allSatisfy { $0.place.file == "Workspace.swift" })
    #expect(project.notices.first?.message.contains("'../../Far', which lies outside of the project's folder") == true)
    #expect(project.target("One")?.kind == .app)
  }
}
