import Findings
import Testing

@testable import Projects

@Suite struct XcodeInfoTests {
  private func fixture(_ settings: String, files: [String: String] = [:]) throws -> XcodeFixture {
    try XcodeFixture(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (T); developmentRegion = fr; };
      G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = TL; };
      TL = { isa = XCConfigurationList; buildConfigurations = (TR); };
      TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
      """, files: files)
  }

  private static let plist = """
    <plist version="1.0"><dict>
    <key>CFBundleLocalizations</key><array><string>en</string><string>de</string></array>
    <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
    <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>CFBundleDisplayName</key><string>From the file</string>
    <key>NSCameraUsageDescription</key><string>Camera of the file</string>
    </dict></plist>
    """

  @Test func `a target without an Info.plist has no facts of one`() throws {
    let target = try fixture("PRODUCT_BUNDLE_IDENTIFIER = org.example.trips;").target()
    #expect(target?.info == nil)
    #expect(target?.bundleIdentifier == "org.example.trips")
  }

  @Test(arguments: ["App/Info.plist", "$(SRCROOT)/App/Info.plist", "${PROJECT_DIR}/Else/../App/Info.plist"])
  func `facts come from the file, with the target's settings filled in`(path: String) throws {
    let settings = "INFOPLIST_FILE = \"\(path)\"; PRODUCT_BUNDLE_IDENTIFIER = \"org.example.$(TARGET_NAME:lower)\";"
    let target = try fixture(settings, files: ["App/Info.plist": Self.plist]).target()
    #expect(target?.info?.file == "App/Info.plist")
    #expect(target?.info?.localizations == ["en", "de"])
    #expect(target?.info?.developmentRegion == "fr")
    #expect(target?.info?.displayName == "From the file")
    #expect(target?.bundleIdentifier == "org.example.app")
  }

  @Test func `a generated Info.plist holds what settings say`() throws {
    let target = try fixture(
      """
      GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = org.example.trips; PRODUCT_NAME = Trips;
      INFOPLIST_KEY_CFBundleDisplayName = "$(PRODUCT_NAME) Now"; INFOPLIST_KEY_NSCameraUsageDescription = "Scan a ticket";
      INFOPLIST_KEY_NSHumanReadableCopyright = ""; INFOPLIST_KEY_UILaunchScreen_Generation = YES;
      """
    ).target()
    #expect(target?.info?.file == nil)
    #expect(target?.info?.displayName == "Trips Now")
    #expect(target?.info?.bundleIdentifier == "org.example.trips")
    #expect(target?.info?.developmentRegion == "fr")
    #expect(
      target?.info?.localizableTexts == [
        "CFBundleDisplayName": "Trips Now", "CFBundleName": "Trips", "NSCameraUsageDescription": "Scan a ticket",
      ])
  }

  @Test func `a setting wins over the file where both are merged`() throws {
    let settings = """
      GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_CFBundleDisplayName = "From settings";
      """
    let info = try fixture(settings, files: ["App/Info.plist": Self.plist]).target()?.info
    #expect(info?.displayName == "From settings")
    #expect(info?.localizableTexts["NSCameraUsageDescription"] == "Camera of the file")
    #expect(info?.localizations == ["en", "de"])
  }

  @Test func `settings say nothing where no Info.plist is generated`() throws {
    let settings = "INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_CFBundleDisplayName = \"From settings\";"
    let info = try fixture(settings, files: ["App/Info.plist": Self.plist]).target()?.info
    #expect(info?.displayName == "From the file")
  }

  /// Xcode passes over keys it does not know, this one among them.
  @Test func `no setting generates the list of localizations`() throws {
    let settings = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleLocalizations = \"en de\";"
    let info = try fixture(settings).target()?.info
    #expect(info != nil)
    #expect(info?.localizations == nil)
  }

  @Test func `a folder in the place of the file is told as what cannot be read`() throws {
    let project = try fixture("INFOPLIST_FILE = App/Info.plist;", files: ["App/Info.plist/note.txt": ""]).read()
    #expect(project.notices.map(\.weight) == [.unreadable])
    #expect(project.notices.first?.place.file == "App/Info.plist")
  }

  @Test func `a file that is not there, or whose path is not known, is a notice at the target`() throws {
    let missing = try fixture("INFOPLIST_FILE = App/Info.plist;").read()
    #expect(missing.notices.map(\.weight) == [.remark])
    #expect(missing.notices.first?.place == missing.targets.first?.place)
    #expect(
      missing.notices.first?.message
        == "'App/Info.plist', the Info.plist of target 'App', is not there; its facts count as absent, so restore the file "
        + "or make it before the check")
    let unknown = try fixture("INFOPLIST_FILE = \"$(SOMEWHERE)/Info.plist\";").read()
    #expect(unknown.notices.map(\.weight) == [.remark])
    #expect(unknown.notices.first?.message.contains("'$(SOMEWHERE)/Info.plist'") == true)
  }

  @Test func `a file that is no property list is unreadable`() throws {
    let project = try fixture("INFOPLIST_FILE = App/Info.plist;", files: ["App/Info.plist": "<plist><dict"]).read()
    #expect(project.notices.map(\.weight) == [.unreadable])
    #expect(project.notices.first?.place.file == "App/Info.plist")
    #expect(project.targets.count == 1)
  }

  @Test func `another Info.plist under a condition of platform is told`() throws {
    let settings = "INFOPLIST_FILE = App/Info.plist; \"INFOPLIST_FILE[sdk=macosx*]\" = Mac/Info.plist;"
    let project = try fixture(settings, files: ["App/Info.plist": Self.plist]).read()
    let messages = project.notices.map(\.message)
    #expect(messages.contains { $0.contains("INFOPLIST_FILE is 'Mac/Info.plist' under [sdk=macosx*]") })
  }
}
