import Foundation
import Testing

@testable import Projects

@Suite struct XcodeSynchronizedFolderTests {
  private static let objects = """
    P = { isa = PBXProject; mainGroup = G; targets = (APP, WID); };
    G = { isa = PBXGroup; children = (SA, SW); sourceTree = "<group>"; };
    SA = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (XA, XW, XC); explicitFileTypes = { notes.data = sourcecode.swift; Raw.strings = folder; };
     explicitFolders = (Web, ); path = App; sourceTree = "<group>"; };
    SW = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
    XA = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
      membershipExceptions = (Info.plist, Old/Gone.swift, Drafts, "/Localized: Texts/Help.html", "/Localized: Texts/fr.lproj/Common.strings"); platformFiltersByRelativePath = { "Localizable.xcstrings" = (ios, ); }; };
    XW = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WID;
      membershipExceptions = ("Shared/Format.swift", "/Localized: Texts/Common.strings", Assets.xcassets, /Localized/Texts/Help.html); };
    XC = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = WRES; membershipExceptions = (Extra.json); };
    APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (SA); buildPhases = (); buildConfigurationList = CL; };
    WID = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; fileSystemSynchronizedGroups = (SW); buildPhases = (WRES); };
    WRES = { isa = PBXResourcesBuildPhase; files = (); };
    CL = { isa = XCConfigurationList; buildConfigurations = (CR); };
    CR = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = "App/Other-Info.plist"; }; };
    """

  private static let files = [
    "App/AppMain.swift", "App/Info.plist", "App/Other-Info.plist", "App/App.entitlements", "App/Bridge.h",
    "App/.hidden",
    "App/Config.xcconfig", "App/notes.data", "App/Old/Gone.swift", "App/Old/Kept.swift", "App/Drafts/Plan.swift",
    "App/Drafts/deep/Plan.json", "App/Localizable.xcstrings", "App/Shared/Format.swift", "App/Extra.json",
    "App/Texts/en.lproj/Common.strings", "App/Texts/de.lproj/Common.strings", "App/Texts/fr.lproj/Common.strings",
    "App/Texts/en.lproj/Help.html",
    "App/Texts/fr.lproj/Help.html", "App/Assets.xcassets/Contents.json", "App/Web/index.html", "App/Web/de.lproj/a.js",
    "App/Settings.bundle/en.lproj/Root.strings", "Widget/Widget.swift", "Widget/mul.lproj/Main.xcstrings",
  ]

  private func fixture() throws -> XcodeFixture {
    let plist = "<plist version=\"1.0\"><dict/></plist>"
    let files = Self.files.map { ($0, $0.hasSuffix("Info.plist") ? plist : "") }
    return try XcodeFixture(Self.objects, files: Dictionary(files) { $1 })
  }

  @Test func `Swift files of the folder are sources, without the exceptions that name the owner`() throws {
    let sources = try fixture().target()?.sources
    #expect(sources == ["App/AppMain.swift", "App/Old/Kept.swift", "App/Shared/Format.swift", "App/notes.data"])
  }

  @Test func `everything else that a bundle takes is a resource, with the language of its folder`() throws {
    let lines = try fixture().target()?.resourceLines
    #expect(
      lines == [
        "App/Assets.xcassets process", "App/Extra.json process", "App/Localizable.xcstrings process ?",
        "App/Settings.bundle copy", "App/Texts/de.lproj/Common.strings process de",
        "App/Texts/en.lproj/Common.strings process en", "App/Web copy",
      ])
  }

  @Test func `for a target that does not own the folder the exceptions are its only files there`() throws {
    let widget = try #require(try fixture().target("Widget"))
    #expect(widget.sources == ["App/Shared/Format.swift", "Widget/Widget.swift"])
    #expect(
      widget.resourceLines == [
        "App/Assets.xcassets process", "App/Extra.json process", "App/Texts/de.lproj/Common.strings process de",
        "App/Texts/en.lproj/Common.strings process en", "App/Texts/en.lproj/Help.html process en",
        "App/Texts/fr.lproj/Common.strings process fr", "App/Texts/fr.lproj/Help.html process fr",
        "Widget/mul.lproj/Main.xcstrings process mul",
      ])
  }

  @Test func `a folder that is not on disk gives a target no files and no notice`() throws {
    let project = try XcodeFixture(Self.objects.replacing("INFOPLIST_FILE", with: "X")).read()
    #expect(project.targets.allSatisfy { $0.sources.isEmpty && $0.resources.isEmpty })
    #expect(project.notices.isEmpty)
  }

  @Test(.timeLimit(.minutes(1))) func `links that lead back into the folder are entered once`() throws {
    let fixture = try fixture()
    for name in ["one", "two", "three"] {
      let link = "\(fixture.folder)/App/Shared/\(name)"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "..")
    }
    #expect(fixture.target()?.sources.count == 4)
  }

  @Test func `two readings are equal`() throws {
    let fixture = try fixture()
    #expect(fixture.read() == fixture.read())
  }
}
