import Findings
import ProjectCheck
import Reports
import TestFiles
import Testing

/// What is said of Swift symbols, by whether the build makes any.
@Suite struct SymbolGenerationTests {
  private static let collision = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "trip.title": { "extractionState": "manual" }, "trip_title": { "extractionState": "manual" } } }
    """

  private static func severities(_ settings: String) async throws -> [Severity] {
    let files = [
      "bordercheck.json": """
      { "developmentRegion": "en", "owners": { "H": { "resources": ["H"] } }, "products": { "H": { "kind": "app" } } }
      """,
      "H/Localizable.xcstrings": collision,
      "H.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = { isa = PBXProject; developmentRegion = en; knownRegions = (en); mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
        F = { isa = PBXFileReference; path = "H/Localizable.xcstrings"; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        R = { isa = PBXResourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = H; productType = "com.apple.product-type.application"; buildPhases = (R);
          buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
      }; }
      """,
    ]
    return try await ScratchProject.with(files) { project in
      let report = try await ProjectCheck(CheckRequest(project: project.folder, jobs: 1)).report()
      return report.findings.filter { $0.rule == "symbol.collision" }.map(\.severity)
    }
  }

  @Test(arguments: [
    ("STRING_CATALOG_GENERATE_SYMBOLS = YES;", [Severity.error]), ("STRING_CATALOG_GENERATE_SYMBOLS = NO;", []),
    ("", [.warning]),
  ]) func `two keys of one symbol break the build only where it makes symbols`(settings: String, expected: [Severity])
    async throws
  {
    #expect(try await Self.severities(settings) == expected)
  }
}
