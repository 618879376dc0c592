import HostEvidence
import LocalizationRuntime
import Testing

@Suite("What a bundle offers")
struct BundleDescriptionTests {
  private static let oldSDK: DeviceBehavior = {
    var behavior = DeviceBehavior()
    behavior.developmentRegionOffered = false
    return behavior
  }()

  @Test("Declared languages come first, then folders, then the development region, each once")
  func order() {
    let bundle = BundleDescription(
      developmentRegion: "en", declaredLocalizations: ["fr", "de"], folders: ["Base", "de", "ru"])
    #expect(bundle.offers(behavior: DeviceBehavior()) == ["fr", "de", "Base", "ru", "en"])
  }

  @Test(
    "The development region is not added beside another spelling of it",
    arguments: [("en", "English"), ("pt-BR", "pt_BR"), ("he", "iw"), ("zh-Hant", "zh_TW"), ("en", "en")])
  func spellings(region: String, folder: String) {
    let bundle = BundleDescription(developmentRegion: region, folders: [folder])
    #expect(bundle.offers(behavior: DeviceBehavior()) == [folder])
  }

  @Test("A regional variant is no spelling of the development region")
  func regionalVariant() {
    let bundle = BundleDescription(developmentRegion: "en", folders: ["en-GB"])
    #expect(bundle.offers(behavior: DeviceBehavior()) == ["en-GB", "en"])
  }

  @Test("Knob developmentRegionOffered: off, the development region is offered only beside Base")
  func developmentRegionOffered() {
    let plain = BundleDescription(developmentRegion: "en", folders: ["ja"])
    #expect(plain.offers(behavior: DeviceBehavior()) == ["ja", "en"])
    #expect(plain.offers(behavior: Self.oldSDK) == ["ja"])
    let withBase = BundleDescription(developmentRegion: "en", folders: ["Base", "ja"])
    #expect(withBase.offers(behavior: Self.oldSDK) == ["Base", "ja", "en"])
  }

  @Test("A bundle with nothing offers its development region, or nothing")
  func nothing() {
    #expect(BundleDescription(developmentRegion: "ru").offers(behavior: Self.oldSDK) == ["ru"])
    #expect(BundleDescription(developmentRegion: nil).offers(behavior: DeviceBehavior()).isEmpty)
  }

  @Test("Wrong types in an Info.plist count as absent")
  func wrongTypes() {
    let info: [String: Any] = [
      "CFBundleDevelopmentRegion": 7, "CFBundleLocalizations": ["en", "", 7] as [Any],
      "CFBundleAllowMixedLocalizations": "maybe",
    ]
    #expect(
      BundleDescription(info: info, folders: ["de"])
        == BundleDescription(developmentRegion: nil, declaredLocalizations: ["en"], folders: ["de"]))
  }

  @Test("A boolean may be a boolean, a number, or a text")
  func booleans() {
    let allowing: [Any] = [true, 1, 2.0, "YES", "true", "Yes", Int8(-1), UInt64.max]
    for value in allowing {
      #expect(BundleDescription(info: ["CFBundleAllowMixedLocalizations": value], folders: []).allowsMixedLocalizations)
    }
    let refusing: [Any] = [false, 0, 0.5, "NO", "1", "", [true]]
    for value in refusing {
      #expect(
        !BundleDescription(info: ["CFBundleAllowMixedLocalizations": value], folders: []).allowsMixedLocalizations)
    }
  }

  @Test("An extension's dictionary, even an empty one, makes a process follow its host")
  func followsParent() {
    #expect(BundleDescription(info: ["NSExtension": [String: Any]()], folders: []).followsParent)
    #expect(BundleDescription(info: ["CFBundleFollowParentLocalization": true], folders: []).followsParent)
    #expect(!BundleDescription(info: ["EXAppExtensionAttributes": [String: Any]()], folders: []).followsParent)
  }
}
