import HostEvidence
import LocalizationRuntime
import Testing

@Suite("Which language list a process reads")
struct UserLanguagesTests {
  @Test("The first place that has a list has the whole list")
  func order() {
    let argument = UserLanguages.resolve(
      arguments: ["host", "-AppleLanguages", "(de, \"pt-BR\")"], appDomain: ["fr"], globalDomain: ["en"])
    #expect(argument == UserLanguages(languages: ["de", "pt-BR"], source: .argument))
    let app = UserLanguages.resolve(arguments: ["host"], appDomain: ["fr"], globalDomain: ["en"])
    #expect(app == UserLanguages(languages: ["fr"], source: .app))
    let device = UserLanguages.resolve(arguments: [], appDomain: nil, globalDomain: ["ru", "en"])
    #expect(device == UserLanguages(languages: ["ru", "en"], source: .device))
    let nowhere = UserLanguages.resolve(arguments: [], appDomain: nil, globalDomain: nil)
    #expect(nowhere == UserLanguages(languages: ["en"], source: .nowhere))
  }

  @Test("An argument that is no list is not read", arguments: ["de", "", "{a=b;}", "(de", "7"])
  func noList(argument: String) {
    let list = UserLanguages.resolve(
      arguments: ["h", "-AppleLanguages", argument], appDomain: nil, globalDomain: ["ru"])
    #expect(list.source == .device)
  }

  @Test("The last of several arguments counts, and a name without a value is none")
  func repeated() {
    let twice = ["h", "-AppleLanguages", "(de)", "-AppleLanguages", "(fr)", "-AppleLanguages"]
    #expect(UserLanguages.resolve(arguments: twice, appDomain: nil, globalDomain: nil).languages == ["fr"])
  }

  @Test("Knob extensionsInheritAppLanguages: on, an extension reads the list of the app that contains it")
  func extensionsInherit() {
    var inheriting = DeviceBehavior()
    inheriting.extensionsInheritAppLanguages = true
    func list(_ behavior: DeviceBehavior) -> UserLanguages {
      UserLanguages.resolve(
        arguments: [], appDomain: nil, containingAppDomain: ["fr"], globalDomain: ["en"], behavior: behavior)
    }
    #expect(
      list(DeviceBehavior()) == UserLanguages(languages: ["en"], source: .device, underOtherInheritance: ["fr"]))
    #expect(
      list(inheriting) == UserLanguages(languages: ["fr"], source: .containingApp, underOtherInheritance: ["en"]))
    #expect(list(inheriting).source.inEvidence == .app)
  }

  @Test("A preference file has its list under either name")
  func preferenceFile() {
    #expect(UserLanguages.list(inPreferences: ["AppleLanguages": ["de", 7] as [Any]]) == ["de"])
    #expect(UserLanguages.list(inPreferences: ["NSLanguages": ["fr"]]) == ["fr"])
    #expect(UserLanguages.list(inPreferences: ["AppleLanguages": "de"]) == nil)
  }

  @Test("NSLanguages is read only where no file has AppleLanguages")
  func oldName() {
    func list(app: [String: Any]?, global: [String: Any]?) -> UserLanguages {
      UserLanguages.resolve(arguments: [], appPreferences: app, globalPreferences: global)
    }
    let device = list(app: ["NSLanguages": ["fr"]], global: ["AppleLanguages": ["ru"]])
    #expect(device == UserLanguages(languages: ["ru"], source: .device))
    let app = list(app: ["NSLanguages": ["fr"]], global: ["AppleLanguages": "ru"])
    #expect(app == UserLanguages(languages: ["fr"], source: .app))
    #expect(list(app: nil, global: nil).source == .nowhere)
  }
}
