import Findings
import Projects
import Testing

@Suite struct XcodeGenReaderTests {
  private static let files = [
    "project.yml": """
    ---
    name: Trips # the app
    include:
    - path: Widget/target.yml
    - path: secret.yml
    options: { developmentLanguage: de, bundleIdPrefix: com.example }
    packages:
      TripKit: {path: Packages/TripKit}
    targetTemplates:
      Feature:
        platform: iOS
        sources:
          - ${target_name}/Sources
    targets:
      App:
        type: application
        platform: iOS
        settings:
          base:
            PRODUCT_NAME: "My Trips"
        preBuildScripts:
        - script: |
            if true; then # no comment
              echo "key: value"
            fi
          name: Lint
        info:
          path: App/Info.plist
          properties:
            CFBundleLocalizations: [de,
              en]
            CFBundleAllowMixedLocalizations: true
        dependencies:
        - target: Widget
        - package: TripKit
        sources:
        - path: App
          excludes:
          - "Old/**"
      Checkout:
        type: framework
        templates: [Feature]
    """,
    "Widget/target.yml": """
    targets:
      Widget:
        type: app-extension
        platform: iOS
        sources: [{path: Sources}, ../App/Shared]
    """,
    "App/App.swift": "", "App/Shared/Row.swift": "", "App/Old/Old.swift": "", "App/de.lproj/Localizable.strings": "",
    "Widget/Sources/Widget.swift": "", "Widget/Sources/Localizable.xcstrings": "{}", "Checkout/Sources/Pay.swift": "",
  ]

  @Test func `targets, their files and their dependencies are those of the specification`() throws {
    let project = try TemporaryFolder(Self.files).project()
    #expect(project.targets.map(\.name) == ["App", "Checkout", "Widget"])
    let app = try #require(project.target("App"))
    #expect(app.sources == ["App/App.swift", "App/Shared/Row.swift"])
    #expect(app.resources.map(\.path) == ["App/de.lproj/Localizable.strings"])
    #expect(app.productName == "My Trips")
    #expect(app.bundleIdentifier == "com.example.App")
    #expect(app.developmentRegion == "de")
    #expect(app.dependencies.map(\.name) == ["Widget", "TripKit"])
    #expect(app.info?.localizations == ["de", "en"])
    #expect(app.info?.allowsMixedLocalizations == true)
    #expect(app.place.file == "project.yml" && app.place.line == 15)
  }

  @Test func `an included file's paths are relative to itself, and one that is not there leaves things open`() throws {
    let project = try TemporaryFolder(Self.files).project()
    let widget = try #require(project.target("Widget"))
    #expect(widget.kind == .appExtension)
    #expect(widget.sources == ["App/Shared/Row.swift", "Widget/Sources/Widget.swift"])
    #expect(widget.resources.map(\.path) == ["Widget/Sources/Localizable.xcstrings"])
    #expect(project.notices.map(\.weight) == [.uncertain])
    #expect(project.sources.map(\.format) == [.xcodeGen])
  }

  @Test func `a template is filled in with the target's name`() throws {
    let checkout = try #require(try TemporaryFolder(Self.files).project().target("Checkout"))
    #expect(checkout.kind == .dynamicFramework)
    #expect(checkout.sources == ["Checkout/Sources/Pay.swift"])
  }

  @Test(arguments: ["targets:\n  A:\n\ttype: tool", "targets: [", "targets: {A: *b}", "targets:\n  A: !!set {}"])
  func `what is no specification is unreadable, with its place`(text: String) throws {
    let project = try TemporaryFolder(["project.yml": "name: A\n\(text)"]).project()
    #expect(project.notices.map(\.weight) == [.unreadable])
    #expect(project.notices.first?.message.contains("xcodegen generate") == true)
  }

  @Test func `a target for two platforms is two`() throws {
    let text = """
      name: A
      x-common: &common
        type: application
        sources: A
      targets:
        A:
          <<: *common
          platform: [iOS, macOS]
      """
    let project = try TemporaryFolder(["project.yml": text, "A/a.swift": ""]).project()
    #expect(project.targets.map(\.name) == ["A_iOS", "A_macOS"])
    #expect(project.targets.map(\.sources) == [["A/a.swift"], ["A/a.swift"]])
  }
}
