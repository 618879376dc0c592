import Testing

@testable import Projects

@Suite struct XcodeSettingsTests {
  /// A project of one target with these settings, and `.xcconfig` files at `Base.xcconfig` (the project's) and
  /// `Target.xcconfig` (the target's).
  private func fixture(
    project: String = "", target: String = "", debug: String = "", files: [String: String] = [:],
    names: String = "TD, TR"
  ) throws -> XcodeFixture {
    try XcodeFixture(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (T); developmentRegion = fr; buildConfigurationList = PL; };
      G = { isa = PBXGroup; children = (BX, TX); sourceTree = "<group>"; };
      BX = { isa = PBXFileReference; path = Config/Base.xcconfig; sourceTree = "<group>"; };
      TX = { isa = PBXFileReference; path = Config/Target.xcconfig; sourceTree = "<group>"; };
      PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Debug; };
      PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
      PR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = BX; buildSettings = { \(project) }; };
      T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.framework"; buildConfigurationList = TL; };
      TL = { isa = XCConfigurationList; buildConfigurations = (\(names)); defaultConfigurationName = Beta; };
      TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(debug) }; };
      TR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = TX; buildSettings = { \(target) }; };
      TA = { isa = XCBuildConfiguration; name = Alpha; buildSettings = { PRODUCT_NAME = Alpha; }; };
      TB = { isa = XCBuildConfiguration; name = Beta; buildSettings = { PRODUCT_NAME = Beta; }; };
      """, files: files)
  }

  private func target(_ fixture: XcodeFixture) throws -> DeclaredTarget { try #require(fixture.target("My App")) }

  @Test func `names come from the target where no setting says another`() throws {
    let target = try target(fixture())
    #expect(target.productName == "My App")
    #expect(target.module == "My_App")
  }

  @Test func `the target's settings win over its file, that over the project's, that over the project's file`() throws {
    let files = [
      "Config/Base.xcconfig": "A = 1\nB = 1\nC = 1\nD = 1\nPRODUCT_NAME = $(A)$(B)$(C)$(D)",
      "Config/Target.xcconfig": "A = 3\nB = 3",
    ]
    let fixture = try fixture(project: "A = 2; B = 2; C = 2;", target: "A = 4;", files: files)
    #expect(try target(fixture).productName == "4321")
  }

  @Test func `an inherited value takes its place, as a list or by the setting's own name`() throws {
    let files = ["Config/Base.xcconfig": "LOCALIZED_STRING_MACRO_NAMES = NSLocalizedString"]
    let fixture = try fixture(
      project: "LOCALIZED_STRING_MACRO_NAMES = (\"$(inherited)\", CFCopyLocalizedString); PRODUCT_NAME = Trips;",
      target: "LOCALIZED_STRING_MACRO_NAMES = \"${inherited} L\"; PRODUCT_NAME = \"$(PRODUCT_NAME) Pro\";", files: files
    )
    let target = try target(fixture)
    #expect(target.settings["LOCALIZED_STRING_MACRO_NAMES"] == "NSLocalizedString CFCopyLocalizedString L")
    #expect(target.productName == "Trips Pro")
    #expect(target.module == "Trips_Pro")
  }

  @Test func `a configuration file includes others beside it, and one that is not there only if it may be`() throws {
    let files = [
      "Config/Target.xcconfig": """
      #include "Sub/Names.xcconfig" // the names
      #include? "Local.xcconfig"
      #include "Absent.xcconfig"
      PRODUCT_NAME = $(inherited) $(EDITION:default=Lite) // $(COMMENT)
      SKIP_INSTALL=YES;
      """,
      "Config/Sub/Names.xcconfig": "#include \"../Common.xcconfig\"\nPRODUCT_NAME = $(NAME)",
      "Config/Common.xcconfig": "NAME = Trips",
    ]
    let target = try target(fixture(files: files))
    #expect(target.productName == "Trips Lite")
    #expect(target.settings["SKIP_INSTALL"] == "YES")
  }

  @Test(.timeLimit(.minutes(1)))
  func `files that include each other, and settings that name each other, come to an end`()
    throws
  {
    let files = [
      "Config/Target.xcconfig": "#include \"Base.xcconfig\"\n#include \"Base.xcconfig\"\nPRODUCT_NAME = $(X)",
      "Config/Base.xcconfig": "#include \"Target.xcconfig\"\n#include \"Base.xcconfig\"\nX = $(Y)$(Y)\nY = $(X)$(X)",
    ]
    let target = try target(fixture(files: files))
    #expect(target.productName == "My App")
  }

  @Test(.timeLimit(.minutes(1))) func `a value that doubles with every name is given up`() throws {
    let names = (0..<40).map { "N\($0) = \"$(N\($0 + 1))$(N\($0 + 1))\";" }.joined(separator: " ")
    let target = try target(fixture(target: "PRODUCT_NAME = \"$(N0)\"; N40 = x; \(names)"))
    #expect(target.productName == "My App")
  }

  @Test func `an unknown variable makes a value unknown`() throws {
    let target = try target(fixture(target: "PRODUCT_NAME = \"$(NOBODY_SAYS)\"; MACH_O_TYPE = \"$(NOR_THIS)\";"))
    #expect(target.productName == "My App")
    #expect(target.settings["MACH_O_TYPE"] == nil)
  }

  @Test func `settings that matter for languages are kept`() throws {
    let target = try target(
      fixture(
        project: "SWIFT_EMIT_LOC_STRINGS = YES; BUILD_ONLY_KNOWN_LOCALIZATIONS = NO; CODE_SIGN_STYLE = Automatic;",
        target: "STRING_CATALOG_GENERATE_SYMBOLS = YES; LOCALIZATION_PREFERS_STRING_CATALOGS = YES;",
        debug: "STRING_CATALOG_GENERATE_SYMBOLS = YES; BUILD_ONLY_KNOWN_LOCALIZATIONS = NO;"))
    #expect(
      target.settings == [
        "BUILD_ONLY_KNOWN_LOCALIZATIONS": "NO", "LOCALIZATION_PREFERS_STRING_CATALOGS": "YES",
        "STRING_CATALOG_GENERATE_SYMBOLS": "YES", "SWIFT_EMIT_LOC_STRINGS": "YES",
      ])
  }

  // MARK: - Configurations

  @Test func `without Release the default configuration counts, else the first`() throws {
    #expect(try target(fixture(names: "TA, TB")).productName == "Beta")
    #expect(try target(fixture(names: "TA")).productName == "Alpha")
  }

  @Test func `a notice tells a configuration whose product is another kind of bundle`() throws {
    let notices = try fixture(target: "MACH_O_TYPE = staticlib;", debug: "MACH_O_TYPE = mh_dylib;").read().notices
    #expect(notices.map(\.weight) == [.remark])
    #expect(
      notices.first?.message
        == "for target 'My App' MACH_O_TYPE is 'mh_dylib' in Debug; 'staticlib' is taken, as a release has it, so check "
        + "the other build apart")
    #expect(try target(fixture(target: "MACH_O_TYPE = staticlib;")).kind == .staticFramework)
  }

  @Test func `a configuration that differs in its name alone is no notice`() throws {
    let fixture = try fixture(
      target: "PRODUCT_NAME = Trips; INFOPLIST_KEY_CFBundleDisplayName = Trips;", debug: "PRODUCT_NAME = Test;")
    #expect(fixture.read().notices.isEmpty)
  }

  @Test func `a value under a condition of platform is not taken, and told where it decides`() throws {
    let fixture = try fixture(
      target: """
        MACH_O_TYPE = mh_dylib; "MACH_O_TYPE[sdk=macosx*]" = staticlib; "PRODUCT_NAME[sdk=macosx*]" = Desk;
        "SKIP_INSTALL[config=Release]" = YES; "SKIP_INSTALL[config=Debug]" = NO;
        """, debug: "MACH_O_TYPE = mh_dylib;")
    let target = try target(fixture)
    #expect(target.productName == "My App")
    #expect(target.kind == .dynamicFramework)
    #expect(target.settings["SKIP_INSTALL"] == "YES")
    #expect(
      fixture.read().notices.map(\.message) == [
        "for target 'My App' MACH_O_TYPE is 'staticlib' under [sdk=macosx*]; 'mh_dylib' is taken, as a release has it, "
          + "so check the other build apart"
      ])
  }

  // MARK: - Platforms

  @Test func `deployment targets are those of the platforms that the target is built for`() throws {
    let versions = "IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 14.0; XROS_DEPLOYMENT_TARGET = 1.0;"
    #expect(
      try target(fixture(project: "\(versions) SDKROOT = iphoneos;")).deploymentTargets == ["iOS": "17.0"])
    let supported = "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator xros xrsimulator\";"
    #expect(
      try target(fixture(project: versions, target: supported)).deploymentTargets == ["iOS": "17.0", "visionOS": "1.0"])
    #expect(
      try target(fixture(project: versions)).deploymentTargets == ["iOS": "17.0", "macOS": "14.0", "visionOS": "1.0"])
  }

  @Test func `an application that is built for watchOS alone is a watch app`() throws {
    let objects = """
      P = { isa = PBXProject; targets = (T); };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = TL; };
      TL = { isa = XCConfigurationList; buildConfigurations = (TR); };
      TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = watchos; }; };
      """
    #expect(try XcodeFixture(objects).target()?.kind == .watchApp)
  }

  @Test func `a configuration file may be named by a path in a synchronized folder`() throws {
    let objects = """
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = TL; };
      TL = { isa = XCConfigurationList; buildConfigurations = (TR); };
      TR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReferenceAnchor = S; baseConfigurationReferenceRelativePath = Support/App.xcconfig; buildSettings = {}; };
      """
    let fixture = try XcodeFixture(objects, files: ["App/Support/App.xcconfig": "PRODUCT_NAME = Trips"])
    #expect(fixture.target()?.productName == "Trips")
  }
}
