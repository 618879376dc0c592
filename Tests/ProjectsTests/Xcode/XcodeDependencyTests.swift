import Testing

@testable import Projects

@Suite struct XcodeDependencyTests {
  private static let objects = """
    P = { isa = PBXProject; mainGroup = G; targets = (APP, WID, KIT, RES, WATCH); packageReferences = (RL, RR);
      projectReferences = ( { ProductGroup = G; ProjectRef = OTHER; } ); };
    G = { isa = PBXGroup; children = (OTHER, OLDPKG, ELSE); sourceTree = "<group>"; };
    OTHER = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = Libs/Maps/Maps.xcodeproj; sourceTree = "<group>"; };
    OLDPKG = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Packages/Old; sourceTree = "<group>"; };
    ELSE = { isa = PBXFileReference; explicitFileType = wrapper.framework; path = Elsewhere.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    RL = { isa = XCLocalSwiftPackageReference; relativePath = ../Shared; };
    RR = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/tags.git"; };
    APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; productReference = APPP;
      dependencies = (D1, D2, D3, D4); packageProductDependencies = (PP1, PP2, PP3); buildPhases = (FW, EMB, PLUG, RESP, NONE); };
    WID = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; productReference = WIDP; };
    KIT = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = KITP; };
    RES = { isa = PBXNativeTarget; name = Texts; productType = "com.apple.product-type.bundle"; productReference = RESP1; };
    WATCH = { isa = PBXNativeTarget; name = Wrist; productType = "com.apple.product-type.application.watchapp2"; productReference = WATP; };
    D1 = { isa = PBXTargetDependency; target = WID; };
    D2 = { isa = PBXTargetDependency; target = WATCH; platformFilters = (ios, ); };
    D3 = { isa = PBXTargetDependency; name = "Maps (local)"; targetProxy = PX; };
    D4 = { isa = PBXTargetDependency; productRef = PLG; };
    PX = { isa = PBXContainerItemProxy; containerPortal = OTHER; proxyType = 1; remoteGlobalIDString = ABC; remoteInfo = Maps; };
    PX2 = { isa = PBXContainerItemProxy; containerPortal = OTHER; proxyType = 2; remoteGlobalIDString = DEF; remoteInfo = MapsUI; };
    PROXY = { isa = PBXReferenceProxy; fileType = wrapper.framework; path = MapsUI.framework; remoteRef = PX2; sourceTree = BUILT_PRODUCTS_DIR; };
    PLG = { isa = XCSwiftPackageProductDependency; package = RR; productName = "plugin:Generate"; };
    PP1 = { isa = XCSwiftPackageProductDependency; package = RL; productName = SharedUI; };
    PP2 = { isa = XCSwiftPackageProductDependency; package = RR; productName = Tags; };
    PP3 = { isa = XCSwiftPackageProductDependency; productName = OldThing; };
    FW = { isa = PBXFrameworksBuildPhase; files = (B1, B2, B3, B4, B9); };
    EMB = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 10; files = (B5, B6); };
    PLUG = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (B7); };
    RESP = { isa = PBXResourcesBuildPhase; files = (B8); };
    B1 = { isa = PBXBuildFile; fileRef = KITP; };
    B2 = { isa = PBXBuildFile; productRef = PP1; };
    B3 = { isa = PBXBuildFile; fileRef = PROXY; };
    B4 = { isa = PBXBuildFile; fileRef = ELSE; };
    B5 = { isa = PBXBuildFile; fileRef = KITP; settings = {ATTRIBUTES = (CodeSignOnCopy, ); }; };
    B6 = { isa = PBXBuildFile; productRef = PP2; };
    B7 = { isa = PBXBuildFile; fileRef = WIDP; };
    B8 = { isa = PBXBuildFile; fileRef = RESP1; };
    B9 = { isa = PBXBuildFile; };
    APPP = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
    WIDP = { isa = PBXFileReference; path = Widget.appex; sourceTree = BUILT_PRODUCTS_DIR; };
    KITP = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    RESP1 = { isa = PBXFileReference; path = Texts.bundle; sourceTree = BUILT_PRODUCTS_DIR; };
    WATP = { isa = PBXFileReference; path = Wrist.app; sourceTree = BUILT_PRODUCTS_DIR; };
    """

  private func fixture() throws -> XcodeFixture {
    let fixture = try XcodeFixture(nil)
    try fixture.write(XcodeFixture.text(Self.objects), to: "ios/App.xcodeproj/project.pbxproj")
    try fixture.write("products: [.library(name: \"OldThing\")]", to: "ios/Packages/Old/Package.swift")
    return fixture
  }

  private func dependency(_ name: String) throws -> DeclaredDependency {
    let app = try #require(try fixture().read("ios/App.xcodeproj").target("App"))
    return try #require(app.dependencies.first { $0.name == name })
  }

  @Test func `every dependency is there once, in the order of the names`() throws {
    let app = try #require(try fixture().read("ios/App.xcodeproj").target("App"))
    #expect(
      app.dependencies.map(\.name) == [
        "Elsewhere", "Generate", "Kit", "Maps", "MapsUI", "OldThing", "SharedUI", "Tags", "Texts", "Widget", "Wrist",
      ])
  }

  @Test func `a target that a phase copies is embedded, one that is only linked is not`() throws {
    #expect(try dependency("Widget") == DeclaredDependency(name: "Widget", targets: ["Widget"], isEmbedded: true))
    #expect(try dependency("Kit") == DeclaredDependency(name: "Kit", targets: ["Kit"], isEmbedded: true))
    #expect(try dependency("Texts") == DeclaredDependency(name: "Texts", targets: ["Texts"], isEmbedded: true))
    #expect(try dependency("MapsUI") == DeclaredDependency(name: "MapsUI", targets: ["MapsUI"]))
    #expect(try dependency("Elsewhere") == DeclaredDependency(name: "Elsewhere"))
  }

  @Test func `a dependency for some platforms is not certain`() throws {
    #expect(try dependency("Wrist") == DeclaredDependency(name: "Wrist", targets: ["Wrist"], isCertain: false))
  }

  @Test func `a target of another project goes by the name it has there`() throws {
    #expect(try dependency("Maps") == DeclaredDependency(name: "Maps", targets: ["Maps"]))
  }

  @Test func `a product of a package names the package's folder or URL`() throws {
    #expect(try dependency("SharedUI").package == "Shared")
    #expect(
      try dependency("Tags")
        == DeclaredDependency(name: "Tags", package: "https://example.org/tags.git", isEmbedded: true))
    #expect(try dependency("Generate").package == "https://example.org/tags.git")
  }

  @Test func `a product that names no package is found in the package folder whose manifest names it`() throws {
    #expect(try dependency("OldThing") == DeclaredDependency(name: "OldThing", package: "ios/Packages/Old"))
  }

  @Test func `projects and packages that are on disk are references of the project`() throws {
    let fixture = try fixture()
    let old = XcodeReference(kind: .package, path: "ios/Packages/Old")
    #expect(XcodeProjectReader.reading("ios/App.xcodeproj", in: fixture.folder).references == [old])
    try fixture.write("", to: "Shared/Package.swift")
    try fixture.write("", to: "ios/Libs/Maps/Maps.xcodeproj/project.pbxproj")
    #expect(
      XcodeProjectReader.reading("ios/App.xcodeproj", in: fixture.folder).references == [
        XcodeReference(kind: .package, path: "Shared"),
        XcodeReference(kind: .project, path: "ios/Libs/Maps/Maps.xcodeproj"), old,
      ])
  }
}
