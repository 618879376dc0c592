import Findings
import Ownership
import OwnershipManifest
import Projects
import TestFiles
import Testing

/// An app that an Xcode project and a package at its root both build from the same files.
@Suite struct ProgramBuiltTwoWaysTests {
  private static let files = [
    "bordercheck.json": """
    { "developmentRegion": "en", "owners": { "App": { "resources": ["App"] } }, "products": { "App": { "kind": "app" } } }
    """,
    "App/Localizable.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "a.title": { "extractionState": "manual" } } }
    """,
  ]

  private static func target(_ name: String, _ kind: DeclaredTarget.Kind, file: String, _ source: String)
    -> DeclaredTarget
  {
    var target = DeclaredTarget(name: name, kind: kind, place: SourcePlace(file: file))
    target.sources = [source]
    target.resources = [DeclaredResource(path: "App/Localizable.xcstrings")]
    return target
  }

  /// The rules that fire where the package's executable compiles this file.
  private static func rules(executableOf source: String, in project: ScratchProject) throws -> [String] {
    let manifest = try Project.load(project.folder).manifest
    let declared = DeclaredProject(
      targets: [
        target("App", .app, file: "App.xcodeproj", "App/Main.swift"),
        target("app", .executable, file: "Package.swift", source),
      ],
      sources: [
        ProjectFile(path: "App.xcodeproj", format: .xcodeProject, name: "App"),
        ProjectFile(path: "Package.swift", format: .swiftPackage, name: "app"),
      ])
    let facts = CheckFacts(
      manifest: manifest, declared: declared, tables: CheckedTables.read(manifest: manifest).tables)
    return CatalogOwnedTwice.drafts(in: facts).map(\.rule) + ProductUndeclared.drafts(in: facts).map(\.rule)
  }

  @Test func `one program is neither a second owner of its catalog nor a product that is forgotten`() async throws {
    try await ScratchProject.with(Self.files) { project in
      let rules = try Self.rules(executableOf: "App/Main.swift", in: project)
      #expect(rules.isEmpty)
    }
  }

  @Test func `another program with the app's catalog is both`() async throws {
    try await ScratchProject.with(Self.files) { project in
      let rules = try Self.rules(executableOf: "Tool/main.swift", in: project)
      #expect(rules == ["catalog-owned-twice", "product-undeclared"])
    }
  }
}
