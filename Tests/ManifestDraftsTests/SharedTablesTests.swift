import Findings
import ManifestDrafts
import OwnershipManifest
import Projects
import TestFiles
import Testing

/// What becomes of tables that several products hold, and of a program that two project files declare.
@Suite struct SharedTablesTests {
  private static let catalog = PackageFixture.catalog(["trip.title", "trip.end", "trip.start"], de: 3, fr: 0)

  private static func target(
    _ name: String, _ kind: DeclaredTarget.Kind, _ resources: [String], file: String = "Trips.xcodeproj"
  ) -> DeclaredTarget {
    var target = DeclaredTarget(name: name, kind: kind, place: SourcePlace(file: file))
    target.resources = resources.map { DeclaredResource(path: $0) }
    target.sources = ["\(name)/Main.swift"]
    target.bundleIdentifier = "com.example.\(name)"
    return target
  }

  private static func draft(_ targets: [DeclaredTarget], in project: ScratchProject) -> ManifestDraft {
    ManifestDrafting(folder: project.folder, declared: DeclaredProject(targets: targets)).draft()
  }

  @Test func `a catalog in an app and its extensions is the app's, and the extensions embed it`() async throws {
    try await ScratchProject.with(["App/Localizable.xcstrings": Self.catalog]) { project in
      var app = Self.target("App", .app, ["App/Localizable.xcstrings"])
      app.dependencies = [DeclaredDependency(name: "Widget", isEmbedded: true)]
      let draft = Self.draft(
        [app, Self.target("Widget", .appExtension, ["App/Localizable.xcstrings"])], in: project)
      #expect(draft.owners.map(\.name) == ["App"])
      #expect(draft.owners.first?.bundle == nil)
      #expect(draft.products.map(\.name) == ["App", "Widget"])
      #expect(draft.products.map(\.embeds) == [[], ["App"]])
      #expect(draft.products.map(\.sources) == [[], ["Widget"]])
      #expect(draft.duplicates == [])
    }
  }

  @Test func `a catalog that two apps share beside their own has an owner in both main bundles`() async throws {
    let files = [
      "Shared/Trips.xcstrings": Self.catalog, "One/Localizable.xcstrings": Self.catalog,
      "Two/Localizable.xcstrings": Self.catalog,
    ]
    try await ScratchProject.with(files) { project in
      let draft = Self.draft(
        [
          Self.target("One", .app, ["One/Localizable.xcstrings", "Shared/Trips.xcstrings"]),
          Self.target("Two", .app, ["Shared/Trips.xcstrings", "Two/Localizable.xcstrings"]),
        ], in: project)
      #expect(draft.owners.map(\.name) == ["One", "Shared", "Two"])
      #expect(draft.owners.map(\.resources).last == ["Two/Localizable.xcstrings"])
      #expect(draft.owners.map { $0.bundle?.value } == [nil, ".", nil])
      #expect(draft.products.map(\.embeds) == [["Shared"], ["Shared"]])
      try project.write(ManifestDraftText(draft).text, to: "bordercheck.json")
      let manifest = try Project.load(project.folder).manifest
      #expect(manifest.owners.count == 3)
    }
  }

  @Test func `an app for two platforms has one identifier, which only one product may say`() async throws {
    let files = ["App/Localizable.xcstrings": Self.catalog, "App-iOS/Main.swift": "", "App-macOS/Main.swift": ""]
    try await ScratchProject.with(files) { project in
      var phone = Self.target("App-iOS", .app, ["App/Localizable.xcstrings"])
      var desktop = Self.target("App-macOS", .app, ["App/Localizable.xcstrings"])
      phone.bundleIdentifier = "com.example.app"
      desktop.bundleIdentifier = "com.example.app"
      let draft = Self.draft([phone, desktop], in: project)
      #expect(draft.products.map(\.identifier) == ["com.example.app", nil])
      try project.write(ManifestDraftText(draft).text, to: "bordercheck.json")
      let manifest = try Project.load(project.folder).manifest
      #expect(manifest.products.count == 2)
    }
  }

  @Test func `a package's executable that Xcode builds as the app is one product`() async throws {
    try await ScratchProject.with(["App/Localizable.xcstrings": Self.catalog]) { project in
      var tool = Self.target("app", .executable, ["App/Localizable.xcstrings"], file: "Package.swift")
      tool.resourceBundle = "app_app"
      tool.sources = ["App/Main.swift"]
      let draft = Self.draft([Self.target("App", .app, ["App/Localizable.xcstrings"]), tool], in: project)
      #expect(draft.owners.map(\.name) == ["App"])
      #expect(draft.products.map(\.name) == ["App"])
    }
  }

  @Test func `code of a package without tables is looked at in whatever links it`() async throws {
    try await ScratchProject.with(["App/Localizable.xcstrings": Self.catalog]) { project in
      var app = Self.target("App", .app, ["App/Localizable.xcstrings"])
      app.dependencies = [DeclaredDependency(name: "Screens", package: "Screens")]
      let screens = Self.target("Screens", .packageLibrary, [], file: "Screens/Package.swift")
      let draft = Self.draft([app, screens], in: project)
      #expect(draft.owners.first?.sources == ["App"])
      #expect(draft.products.first?.sources == ["Screens"])
    }
  }

  @Test func `a view is no accessor because it shows text`() async throws {
    #if canImport(SwiftParser)
      var files = PackageFixture.files
      files["Sources/Shared/TripView.swift"] = """
        import SwiftUI
        public struct TripView: View {
          public var body: some View { Text("trip.title", bundle: .module) }
        }
        """
      try await ScratchProject.with(files) { project in
        let draft = ManifestDrafting(folder: project.folder, declared: ProjectReader.read(folder: project.folder))
          .draft()
        #expect(draft.owners.first?.accessors == ["TripCopy"])
      }
    #endif
  }
}
