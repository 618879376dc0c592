import Findings
import Testing

@testable import Projects

/// Targets, groups, variant groups and build phases of a project without synchronized folders.
@Suite struct XcodeGroupTests {
  private static let objects = """
    P = { isa = PBXProject; mainGroup = G; targets = (T, U); developmentRegion = en; knownRegions = (en, Base, "pt-BR"); };
    G = { isa = PBXGroup; children = (GA, V2, ABS, SDK); sourceTree = "<group>"; };
    GA = { isa = PBXGroup; children = (A, B, V1, GN, XC, DOC, SRC); path = App; sourceTree = "<group>"; };
    GN = { isa = PBXGroup; children = (C, GS); name = "Only a name"; sourceTree = "<group>"; };
    GS = { isa = PBXGroup; children = (S); path = Shared/../Common; sourceTree = SOURCE_ROOT; };
    A = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppMain.swift; sourceTree = "<group>"; };
    B = { isa = PBXFileReference; lastKnownFileType = sourcecode.c.objc; path = Old.m; sourceTree = "<group>"; };
    C = { isa = PBXFileReference; path = "Nested View.swift"; sourceTree = "<group>"; };
    S = { isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
    SRC = { isa = PBXFileReference; path = Root.swift; sourceTree = SOURCE_ROOT; };
    ABS = { isa = PBXFileReference; path = /nowhere/Absolute.swift; sourceTree = "<absolute>"; };
    SDK = { isa = PBXFileReference; path = Gen.swift; sourceTree = SDKROOT; };
    XC = { isa = PBXFileReference; lastKnownFileType = text.json.xcstrings; path = Localizable.xcstrings; sourceTree = "<group>"; };
    DOC = { isa = PBXFileReference; lastKnownFileType = folder; path = Help; sourceTree = "<group>"; };
    V1 = { isa = PBXVariantGroup; children = (V1E, V1P); name = InfoPlist.strings; sourceTree = "<group>"; };
    V1E = { isa = PBXFileReference; name = en; path = en.lproj/InfoPlist.strings; sourceTree = "<group>"; };
    V1P = { isa = PBXFileReference; name = "pt-BR"; path = "pt-BR.lproj/InfoPlist.strings"; sourceTree = "<group>"; };
    V2 = { isa = PBXVariantGroup; children = (V2B, V2D); name = Main.storyboard; sourceTree = "<group>"; };
    V2B = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    V2D = { isa = PBXFileReference; name = de; path = Translated/Main.strings; sourceTree = "<group>"; };
    FA = { isa = PBXBuildFile; fileRef = A; };
    FB = { isa = PBXBuildFile; fileRef = B; };
    FC = { isa = PBXBuildFile; fileRef = C; };
    FS = { isa = PBXBuildFile; fileRef = S; };
    FSRC = { isa = PBXBuildFile; fileRef = SRC; };
    FABS = { isa = PBXBuildFile; fileRef = ABS; };
    FSDK = { isa = PBXBuildFile; fileRef = SDK; };
    FXC = { isa = PBXBuildFile; fileRef = XC; };
    FDOC = { isa = PBXBuildFile; fileRef = DOC; };
    FV1 = { isa = PBXBuildFile; fileRef = V1; };
    FV2 = { isa = PBXBuildFile; fileRef = V2; platformFilters = (ios, ); };
    FGONE = { isa = PBXBuildFile; fileRef = GONE; };
    T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (T1, T2, NONE); };
    T1 = { isa = PBXSourcesBuildPhase; files = (FSRC, FA, FB, FC, FS, FABS, FSDK, FGONE, LOST); };
    T2 = { isa = PBXResourcesBuildPhase; files = (FV1, FV2, FXC, FDOC); };
    U = { isa = PBXAggregateTarget; name = "All of it"; buildPhases = (); };
    """

  @Test func `a target knows its name, kind, line and development region`() throws {
    let tables = [
      "App/Localizable.xcstrings", "App/en.lproj/InfoPlist.strings", "App/pt-BR.lproj/InfoPlist.strings",
      "Base.lproj/Main.storyboard", "Translated/Main.strings",
    ]
    let project = try XcodeFixture(Self.objects, files: Dictionary(tables.map { ($0, "") }) { $1 }).read()
    #expect(project.targets.map(\.name) == ["All of it", "App"])
    let app = try #require(project.target("App"))
    #expect(app.kind == .app)
    #expect(app.place.file == "App.xcodeproj/project.pbxproj")
    #expect(app.place.line == 38)
    #expect(app.developmentRegion == "en")
    #expect(project.target("All of it")?.kind == .other)
    #expect(project.notices.isEmpty)
  }

  @Test func `the project says its regions as they are written`() throws {
    let project = try XcodeFixture(Self.objects).read()
    let file = ProjectFile(
      path: "App.xcodeproj", format: .xcodeProject, name: "App", developmentRegion: "en",
      knownRegions: ["en", "Base", "pt-BR"])
    #expect(project.sources == [file])
  }

  @Test func `sources are the Swift files at the paths that groups and source trees give them`() throws {
    let sources = try XcodeFixture(Self.objects).target()?.sources
    #expect(sources == ["App/AppMain.swift", "App/Nested View.swift", "Common/Shared.swift", "Root.swift"])
  }

  @Test func `each member of a variant group is a resource of its localization`() throws {
    let lines = try XcodeFixture(Self.objects).target()?.resourceLines
    #expect(
      lines == [
        "App/Help copy", "App/Localizable.xcstrings process", "App/en.lproj/InfoPlist.strings process en",
        "App/pt-BR.lproj/InfoPlist.strings process pt-BR", "Base.lproj/Main.storyboard process Base ?",
        "Translated/Main.strings process de ?",
      ])
  }

  @Test func `a project in a folder of its own gives paths from the folder that was read`() throws {
    let fixture = try XcodeFixture(nil)
    try fixture.write(XcodeFixture.text(Self.objects), to: "ios/App.xcodeproj/project.pbxproj")
    let app = try #require(fixture.read("ios/App.xcodeproj").target("App"))
    #expect(app.place.file == "ios/App.xcodeproj/project.pbxproj")
    #expect(app.sources.first == "ios/App/AppMain.swift")
  }

  @Test func `a project may name the folder that its paths start from`() throws {
    let objects = Self.objects.replacing("mainGroup = G;", with: "mainGroup = G; projectDirPath = \"..\";")
    let fixture = try XcodeFixture(nil)
    try fixture.write(XcodeFixture.text(objects), to: "Support/App.xcodeproj/project.pbxproj")
    #expect(fixture.read("Support/App.xcodeproj").target("App")?.sources.last == "Root.swift")
  }

  @Test func `an absolute path inside the folder is a path like any other`() throws {
    let fixture = try XcodeFixture(nil)
    let objects = Self.objects.replacing("/nowhere/", with: "\(fixture.folder)/Inside/")
    try fixture.write(XcodeFixture.text(objects), to: "App.xcodeproj/project.pbxproj")
    #expect(fixture.target()?.sources.contains("Inside/Absolute.swift") == true)
  }
}
