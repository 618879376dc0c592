import Foundation
import OwnershipManifest
import TestFiles
import TestGeneration
import Testing

@Suite struct TestGenerationTests {
  /// An app with a package and a widget, one message accepted as a fallback, one as a copy, one of the code's own text.
  private static let files: [String: String] = [
    "bordercheck.json": """
    { "developmentRegion": "en",
      "owners": {
        "App": { "resources": ["App"], "languages": ["de"] },
        "Trips": { "resources": ["Trips"], "bundle": "T.bundle", "languages": ["de"] } },
      "products": {
        "App": { "kind": "app", "identifier": "a.b", "embeds": ["Trips"], "contains": ["Widget"],
                 "info": { "CFBundleLocalizations": ["en", "de"] } },
        "Widget": { "kind": "extension", "embeds": ["Trips"], "info": { "CFBundleLocalizations": ["en", "de"] } },
        "Idle": { "kind": "app" } },
      "exceptions": [
        { "rule": "unexpected-fallback", "owner": "Trips", "key": "trip.b", "language": "de",
          "reason": "r", "approvedBy": "a", "expires": "never" },
        { "rule": "unsupported-access-works", "key": "trip.c", "reason": "r", "approvedBy": "a", "expires": "never" }] }
    """,
    "App/en.lproj/Localizable.strings": #""app.title" = "App";"#,
    "App/en.lproj/InfoPlist.strings": #""CFBundleDisplayName" = "Trips";"#,
    "Trips/en.lproj/Localizable.strings": #""trip.a %lld \"x\"" = "%lld"; "trip.b" = "B"; "trip.c" = "C";"#,
    "Trips/en.lproj/Other.strings": #""other" = "O";"#,
  ]

  private func files(
    _ project: [String: String] = Self.files, products: [String] = []
  ) async throws -> [GeneratedFile] {
    try await ScratchProject.with(project) { folder in
      try await TestGeneration(project: try Project.load(folder.folder), products: products).files(projectFolder: "..")
    }
  }

  @Test func `each product that shows something has its tests and a file for its own code, and one shows findings`()
    async throws
  {
    let files = try await files()
    #expect(
      files.map(\.name) == [
        "AppLocalizationTests.swift", "AppSurfaces.swift", "WidgetLocalizationTests.swift", "WidgetSurfaces.swift",
        "BordercheckFindingTests.swift",
      ])
    #expect(files.map(\.isHandedOver) == [false, true, false, true, false])
    #expect(files.allSatisfy { $0.isHandedOver != $0.text.hasPrefix(GeneratedFile.marker) })
    #expect(try await self.files() == files)
    #expect(try await self.files(products: ["Wid*"]).map(\.name).first == "WidgetLocalizationTests.swift")
  }

  @Test func `a message is written with all that its test needs`() async throws {
    let text = try await files()[2].text
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for line in [
      #"static let product = TestedProduct("Widget", at: "App.app/PlugIns/Widget.appex", identifier: "a.b.Widget")"#,
      #"static let ownerTrips = TestedOwner("Trips", bundle: "T.bundle", languages: ["en", "de"])"#,
      #"TestedMessage("trip.a %lld \"x\"", arguments: [[0], [1], [2], [5]]),"#,
      #"TestedMessage("trip.b", acceptedIn: ["de"]),"#, #"TestedMessage("trip.c", mayBeCopied: true),"#,
      #"TestedMessage("other", table: "Other"),"#,
    ] {
      let isThere = lines.contains(line)
      #expect(isThere, "\(line)")
    }
    #expect(!text.contains("CFBundleDisplayName"))
  }

  /// What lies in the main bundle itself has no negative.
  @Test func `the main bundle is asked for other owners only`() async throws {
    let text = try await files()[0].text
    #expect(text.contains("func answersApp("))
    #expect(text.contains("func answersTrips("))
    #expect(!text.contains("func isSilentAboutApp("))
    #expect(text.contains("func isSilentAboutTrips("))
  }

  @Test func `nothing to test is an error, and so is a product that is not there`() async throws {
    await #expect(throws: TestGenerationError.nothingPresented) { try await files(products: ["Idle"]) }
    let error = await #expect(throws: TestGenerationError.self) { try await files(products: ["Wdget"]) }
    #expect(error?.description == "unknown product \"Wdget\"; expected App, Widget, Idle")
  }
}
