import Findings
import ProjectCheck
import Reports
import TestFiles
import Testing

/// A folder that two apps and a test target compile, with the catalog that its code asks.
@Suite struct SharedFolderTests {
  private static func target(_ name: String, _ type: String) -> String {
    """
    T_\(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
      buildPhases = (); buildConfigurationList = L_\(name); fileSystemSynchronizedGroups = (SHARED); };
    L_\(name) = { isa = XCConfigurationList; buildConfigurations = (C_\(name)); };
    C_\(name) = { isa = XCBuildConfiguration; name = Release; buildSettings = { GENERATE_INFOPLIST_FILE = YES; }; };
    """
  }

  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = ROOT; objects = {
      ROOT = { isa = PBXProject; developmentRegion = en; knownRegions = (en, de); mainGroup = GROUP;
        targets = (T_One, T_Two, T_Tests); };
      GROUP = { isa = PBXGroup; sourceTree = "<group>"; children = (SHARED); };
      SHARED = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
      \(target("One", "application"))
      \(target("Two", "application"))
      \(target("Tests", "bundle.unit-test"))
    }; }
    """

  private static let files = [
    "bordercheck.json": """
    { "developmentRegion": "en",
      "owners": { "Shared": { "resources": ["Shared/Localizable.xcstrings"], "bundle": ".", "languages": ["de"] } },
      "products": {
        "One": { "kind": "app", "embeds": ["Shared"], "sources": ["Shared"] },
        "Two": { "kind": "app", "embeds": ["Shared"], "sources": ["Shared"] } } }
    """,
    "Trips.xcodeproj/project.pbxproj": project,
    "Shared/Localizable.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "Your trips": { "localizations": {
      "de": { "stringUnit": { "state": "translated", "value": "Deine Reisen" } } } } } }
    """,
    "Shared/Trips.swift": """
    import Foundation
    let title = String(localized: "Your trips")
    let lost = String(localized: "trips.lost")
    """,
  ]

  #if canImport(SwiftParser)
    @Test func `Xcode takes the keys of a shared folder into the catalog that lies in it`() async throws {
      try await ScratchProject.with(Self.files) { project in
        let report = try await ProjectCheck(CheckRequest(project: project.folder, jobs: 1)).report()
        #expect(!report.findings.contains { $0.rule == "call.extraction-elsewhere" }, "\(report.findings)")
      }
    }

    @Test func `code that tests compile as well is the apps' code, and what it lacks in both is one finding`()
      async throws
    {
      try await ScratchProject.with(Self.files) { project in
        let report = try await ProjectCheck(CheckRequest(project: project.folder, jobs: 1)).report()
        let missing = report.findings.filter { $0.rule == "call.key-missing" }
        #expect(missing.map(\.key) == ["trips.lost"])
        #expect(missing.map(\.owner) == ["Shared"])
      }
    }
  #endif
}
