import Testing

@testable import Projects

@Suite struct XcodePhaseTests {
  private func target(_ phases: String, files: [String: String] = [:]) throws -> (DeclaredTarget, [ProjectNotice]) {
    let fixture = try XcodeFixture(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (TXT, V, INT, JS, SW); sourceTree = "<group>"; };
      TXT = { isa = PBXFileReference; path = Extra.strings; sourceTree = "<group>"; };
      JS = { isa = PBXFileReference; lastKnownFileType = sourcecode.javascript; path = Action.js; sourceTree = "<group>"; };
      SW = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; children = (VE); name = Ask.intentdefinition; sourceTree = "<group>"; };
      VE = { isa = PBXFileReference; name = de; path = de.lproj/Ask.strings; sourceTree = "<group>"; };
      BT = { isa = PBXBuildFile; fileRef = TXT; };
      BV = { isa = PBXBuildFile; fileRef = V; };
      BJ = { isa = PBXBuildFile; fileRef = JS; };
      BS = { isa = PBXBuildFile; fileRef = SW; };
      BTAG = { isa = PBXBuildFile; fileRef = TXT; settings = { ASSET_TAGS = (level2, ); }; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (PH); };
      PH = { \(phases) };
      """, files: files)
    let project = fixture.read()
    return (try #require(project.targets.first), project.notices)
  }

  private static let onDisk = ["Extra.strings": "", "de.lproj/Ask.strings": ""]

  @Test func `texts among the sources are resources, other code there is none`() throws {
    let (target, _) = try target("isa = PBXSourcesBuildPhase; files = (BV, BT, BJ, BS);", files: Self.onDisk)
    #expect(target.sources == ["A.swift"])
    #expect(target.resourceLines == ["Extra.strings process", "de.lproj/Ask.strings process de"])
  }

  @Test func `files copied into the resources keep their form, and take a language folder's`() throws {
    let flat = try target("isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; files = (BT, BV);", files: Self.onDisk).0
    #expect(flat.resourceLines == ["Extra.strings copy", "de.lproj/Ask.strings copy de"])
    let localized = try target(
      "isa = PBXCopyFilesBuildPhase; dstPath = fr.lproj; dstSubfolder = Resources; files = (BT);", files: Self.onDisk
    ).0
    #expect(localized.resourceLines == ["Extra.strings copy fr"])
  }

  @Test func `files copied anywhere else are no resources`() throws {
    let frameworks = try target("isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 10; files = (BT);").0
    #expect(frameworks.resources.isEmpty)
    let deeper = try target("isa = PBXCopyFilesBuildPhase; dstPath = Help; dstSubfolderSpec = 7; files = (BT);").0
    #expect(deeper.resources.isEmpty)
  }

  @Test func `a resource that is loaded on demand is uncertain`() throws {
    let (target, _) = try target("isa = PBXResourcesBuildPhase; files = (BTAG, BJ);", files: Self.onDisk)
    #expect(target.resourceLines == ["Action.js process", "Extra.strings process ?"])
  }

  @Test func `a missing table is told, a missing picture or script is not`() throws {
    let (target, notices) = try target("isa = PBXResourcesBuildPhase; files = (BT, BJ);")
    #expect(target.resources.count == 2)
    #expect(notices.map(\.weight) == [.remark])
    #expect(
      notices.first?.message
        == "'Extra.strings', a resource of target 'App', is not there; restore the file, make it before the check, or "
        + "remove it from the target")
  }

  @Test func `a table whose name differs only in capitals is there for Xcode`() throws {
    #expect(try target("isa = PBXResourcesBuildPhase; files = (BT);", files: ["extra.strings": ""]).1.isEmpty)
  }

  @Test func `files that a setting excludes are no members, those it excludes on a platform uncertain ones`() throws {
    let fixture = try XcodeFixture(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S); buildConfigurationList = TL; };
      TL = { isa = XCConfigurationList; buildConfigurations = (TR); };
      TR = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        EXCLUDED_SOURCE_FILE_NAMES = "Debug*.swift Preview/* \\"Two words.strings\\""; INCLUDED_SOURCE_FILE_NAMES = DebugKept.swift;
        "EXCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]" = "Phone.strings"; }; };
      """,
      files: [
        "App/A.swift": "", "App/DebugMenu.swift": "", "App/DebugKept.swift": "", "App/Preview/B.swift": "",
        "App/Preview/Sample.strings": "", "App/Two words.strings": "", "App/Phone.strings": "", "App/All.strings": "",
      ])
    let target = try #require(fixture.target())
    #expect(target.sources == ["App/A.swift", "App/DebugKept.swift"])
    #expect(target.resourceLines == ["App/All.strings process", "App/Phone.strings process ?"])
  }
}
