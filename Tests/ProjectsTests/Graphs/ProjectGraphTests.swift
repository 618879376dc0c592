import Findings
import Projects
import Testing

/// What generators say of their projects in JSON.
@Suite struct ProjectGraphTests {
  static func read(_ graph: String) throws -> DeclaredProject {
    try TemporaryFolder([
      "graph.json": graph, "project.yml": "targets:", "App/A.swift": "", "App/de.lproj/T.strings": "",
      "App/Info.plist": "<plist><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>",
      "Kit/K.swift": "", "Kit/T.xcstrings": "", "Kit/Old/K.swift": "",
    ]).project(graph: "graph.json")
  }

  @Test(arguments: [
    // As Swift writes dictionaries whose keys are paths: keys and values in turn.
    """
    {"name": "W", "path": "/mac/W", "projects": ["/mac/W", {"name": "Trips", "developmentRegion": "de", "defaultKnownRegions": ["de"],
      "options": {"disableBundleAccessors": false}, "targets": {
        "App": {"name": "App", "product": "app", "bundleId": "b", "productName": "App", "deploymentTargets": {"iOS": "17.0"},
          "sources": [{"path": "/mac/W/App/A.swift"}, {"path": "/elsewhere/B.swift"}],
          "resources": {"resources": [{"file": {"path": "/mac/W/App/de.lproj/T.strings", "tags": []}}]},
          "infoPlist": {"extendingDefault": {"with": {"CFBundleLocalizations": {"array": {"_0": [{"string": {"_0": "de"}}]}}}}},
          "dependencies": [{"target": {"name": "Kit", "status": "required"}}, {"package": {"product": "Maps", "type": "runtime"}}]},
        "Kit": {"name": "Kit", "product": "static_library", "bundleId": "k", "sources": [{"path": "/mac/W/Kit/K.swift"}],
          "resources": {"resources": [{"file": {"path": "/mac/W/Kit/T.xcstrings"}}]}, "dependencies": []}}}],
     "packages": [], "dependencies": [], "workspace": {}}
    """,
    // The older form.
    """
    {"name": "W", "path": "/mac/W", "projects": {"/mac/W": {"name": "Trips", "developmentRegion": "de", "path": "/mac/W", "packages": [], "schemes": [], "targets": [
        {"name": "App", "product": "app", "bundleId": "b", "deploymentTargets": {"iOS": "17.0"}, "sources": ["/mac/W/App/A.swift"], "resources": ["/mac/W/App/de.lproj/T.strings"],
          "infoPlist": {"dictionary": {"_0": {"CFBundleLocalizations": {"array": {"_0": [{"string": {"_0": "de"}}]}}}}},
          "dependencies": [{"target": {"name": "Kit"}}, {"package": {"product": "Maps"}}]},
        {"name": "Kit", "product": "static_library", "bundleId": "k", "sources": ["/mac/W/Kit/K.swift"], "resources": ["/mac/W/Kit/T.xcstrings"], "dependencies": []}]}}}
    """,
  ]) func `a graph of Tuist in either form says the same`(graph: String) throws {
    let project = try Self.read(graph)
    #expect(project.notices == [])
    #expect(project.sources.map(\.name) == ["Trips"])
    #expect(project.sources.map(\.format) == [.projectGraph])
    let app = try #require(project.target("App"))
    #expect(app.kind == .app)
    #expect(app.sources == ["App/A.swift"])
    #expect(app.resources == [DeclaredResource(path: "App/de.lproj/T.strings", localization: "de")])
    #expect(app.info?.localizations == ["de"])
    #expect(app.developmentRegion == "de")
    #expect(app.deploymentTargets == ["iOS": "17.0"])
    #expect(
      app.dependencies == [
        DeclaredDependency(name: "Kit", targets: ["Kit"]), DeclaredDependency(name: "Maps", package: "Maps"),
      ])
    #expect(project.target("Kit")?.kind == .staticLibrary)
    #expect(project.target("Kit")?.resourceBundle == "Trips_Kit")
  }

  @Test func `a dump of XcodeGen says its targets`() throws {
    let project = try Self.read(
      """
      {"name": "Trips", "options": {"developmentLanguage": "de", "bundleIdPrefix": "org.example"},
       "packages": {"Maps": {"path": "Packages/Maps"}},
       "targets": {
         "App": {"type": "application", "platform": "iOS", "sources": ["App"], "settings": {"base": {"INFOPLIST_FILE": "App/Info.plist"}},
           "dependencies": [{"target": "Kit"}, {"package": "Maps", "product": "MapUI"}, {"sdk": "UIKit.framework"}]},
         "Kit": {"type": "framework", "platform": "iOS", "sources": [{"path": "Kit", "excludes": ["Old/**"]}]}}}
      """)
    #expect(project.notices == [])
    let app = try #require(project.target("App"))
    #expect(app.kind == .app)
    #expect(app.sources == ["App/A.swift"])
    #expect(app.resources == [DeclaredResource(path: "App/de.lproj/T.strings", localization: "de")])
    #expect(app.bundleIdentifier == "org.example.App")
    #expect(app.info?.localizableTexts == ["CFBundleName": "App"])
    #expect(app.developmentRegion == "de")
    #expect(
      app.dependencies == [
        DeclaredDependency(name: "Kit", targets: ["Kit"], isEmbedded: true),
        DeclaredDependency(name: "MapUI", package: "Packages/Maps"),
      ])
    #expect(project.target("Kit")?.sources == ["Kit/K.swift"])
    #expect(project.target("Kit")?.resources.map(\.path) == ["Kit/T.xcstrings"])
  }

  @Test(arguments: [
    "", "{", "[]", "3", "{\"name\": \"A\"}", "{\"projects\": {}}", "{\"projects\": 3, \"path\": \"/\"}",
  ])
  func `everything else is a notice that says what was expected`(graph: String) throws {
    let project = try Self.read(graph)
    #expect(project.targets == [])
    #expect(project.notices.map(\.weight) == [.unreadable])
    #expect(project.notices.first?.place.file == "graph.json")
    #expect(project.notices.first?.message.contains("expected the JSON of 'tuist graph --format json'") == true)
  }

  @Test func `a graph that is not there is a notice`() throws {
    let project = try TemporaryFolder().project(graph: "gone.json")
    #expect(project.notices.map(\.weight) == [.unreadable])
  }
}
