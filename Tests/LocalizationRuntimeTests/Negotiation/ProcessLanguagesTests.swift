import HostEvidence
import LocalizationRuntime
import Testing

@Suite("How a process chooses languages")
struct ProcessLanguagesTests {
  private let package = BundleDescription(developmentRegion: "en", folders: ["de", "en", "ru"])

  private func process(
    _ folders: [String], region: String? = "en", user: [String], isExtension: Bool = false, mixed: Bool = false,
    behavior: DeviceBehavior = DeviceBehavior()
  ) -> ProcessLanguages {
    let main = BundleDescription(
      developmentRegion: region, folders: folders, allowsMixedLocalizations: mixed, followsParent: isExtension)
    return ProcessLanguages(main: main, user: user, behavior: behavior)
  }

  private func behavior(_ change: (inout DeviceBehavior) -> Void) -> DeviceBehavior {
    var behavior = DeviceBehavior()
    change(&behavior)
    return behavior
  }

  @Test("A package is held to what the main bundle chose")
  func gateClosed() {
    let choice = process(["en"], user: ["ru-RU"]).choice(for: package)
    #expect(choice.searchList == ["en"])
    #expect(choice.gate == ["en"])
    #expect(choice.gateRule == .mainBundleLanguages)
    #expect(choice.step == .gate)
  }

  @Test("The main bundle itself is held to nothing")
  func mainBundle() {
    let main = process(["en", "ru"], user: ["ru-RU"]).main
    #expect(main.gate == nil)
    #expect(main.gateRule == .isMainBundle)
    #expect(main.step == .userLanguages)
    #expect(main.matched == ["ru"])
    #expect(main.searchList == ["ru", "en"])
  }

  @Test("Mixed localizations lift the gate")
  func mixedLocalizations() {
    let choice = process(["en"], user: ["ru"], mixed: true).choice(for: package)
    #expect(choice.searchList == ["ru", "en"])
    #expect(choice.gate == nil)
    #expect(choice.gateRule == .mixedLocalizationsAllowed)
  }

  @Test("A gate that matches nothing lets the user's list through, and is still recorded")
  func gateMatchesNothing() {
    let french = BundleDescription(developmentRegion: "fr", folders: ["fr"])
    let choice = process(["en"], user: ["fr-CA"]).choice(for: french)
    #expect(choice.searchList == ["fr"])
    #expect(choice.step == .userLanguages)
    #expect(choice.gate == ["en"])
  }

  @Test("Knob extensionGate: open, an extension's bundles follow the user; closed, its main bundle")
  func extensionGate() {
    let open = process(["en"], user: ["ru"], isExtension: true).choice(for: package)
    #expect(open.first == "ru")
    #expect(open.gateRule == .followsParent)
    let closed = process(["en"], user: ["ru"], isExtension: true, behavior: behavior { $0.extensionGate = .closed })
      .choice(for: package)
    #expect(closed.first == "en")
    #expect(closed.gate == ["en"])
    #expect(closed.gateRule == .extensionGateClosed)
  }

  @Test("Knob hostsPassLanguages: what the host passed replaces the user's list in an extension, and only there")
  func hostsPassLanguages() {
    let passing = behavior { $0.hostsPassLanguages = ["en"] }
    let appex = process(["en", "ru"], user: ["ru"], isExtension: true, behavior: passing)
    #expect(appex.main.first == "en")
    #expect(appex.main.gateRule == .hostLanguages)
    #expect(appex.choice(for: package).first == "en")
    let app = process(["en", "ru"], user: ["ru"], behavior: passing)
    #expect(app.choice(for: package).first == "ru")
    #expect(process(["en", "ru"], user: ["ru"], isExtension: true).main.first == "ru")
  }

  @Test("Knob developmentRegionOffered: on, a source-language user gets the source language without a table")
  func developmentRegionOffered() {
    #expect(process(["ja"], user: ["en-US"]).main.searchList == ["en"])
    let old = process(["ja"], user: ["en-US"], behavior: behavior { $0.developmentRegionOffered = false }).main
    #expect(old.searchList == ["ja", "en"])
    #expect(old.step == .firstOffer)
  }

  @Test("Each step is reached when those before it match nothing")
  func steps() {
    #expect(process(["en", "ru"], region: "ru", user: ["fr"]).main.step == .developmentRegion)
    #expect(process(["de", "en"], region: nil, user: ["fr"]).main.step == .americanEnglish)
    #expect(process(["de", "fr"], region: nil, user: ["ru"]).main.step == .firstOffer)
    let tool = process([], region: nil, user: ["de"]).main
    #expect(tool.step == .lastResort)
    #expect(tool.searchList == ["en"])
  }

  @Test("Without a development region an offered English is searched last")
  func englishBackstop() {
    #expect(process(["de", "en"], region: nil, user: ["de"]).main.searchList == ["de", "en"])
    #expect(process(["English", "de"], region: nil, user: ["de"]).main.searchList == ["de", "English"])
    #expect(process(["de", "en-GB"], region: nil, user: ["de"]).main.searchList == ["de"])
  }

  @Test("The formatting locale has the main bundle's language and the device's region")
  func formattingLocale() {
    #expect(process(["de", "en"], user: ["de"]).formattingLocale(region: nil) == "de_DE")
    #expect(process(["en"], user: ["es-US"]).formattingLocale(region: nil) == "en_US")
    #expect(process(["en"], user: ["ru"]).formattingLocale(region: nil) == "en_RU")
    #expect(process(["pt-BR"], user: ["pt-BR"]).formattingLocale(region: "PT") == "pt_PT")
    #expect(process(["en"], user: ["xx"]).formattingLocale(region: nil) == "en")
  }

  @Test("Preferred localizations of a list take the gate, unless preferences are given")
  func preferredLocalizations() {
    let process = process(["en"], user: ["ru", "de"])
    #expect(process.preferredLocalizations(from: ["de", "en", "ru"]) == ["en"])
    #expect(process.preferredLocalizations(from: ["de", "fr"]) == ["de"])
    #expect(process.preferredLocalizations(from: ["de", "en", "ru"], forPreferences: nil) == ["ru"])
    #expect(process.preferredLocalizations(from: ["fr", "en-GB"], forPreferences: ["ja"]) == ["en-GB"])
    #expect(process.preferredLocalizations(from: ["fr", "it"], forPreferences: ["ja"]) == ["fr"])
    #expect(process.preferredLocalizations(from: []) == ["en"])
  }

  @Test(
    "Odd tags in every place still give a search list", arguments: ["", "x-private", "zh_Hans_CN", "German", "日本語"])
  func oddTags(tag: String) {
    let process = process([tag, "en"], region: tag, user: [tag, "de"])
    #expect(!process.main.searchList.isEmpty)
    #expect(!process.choice(for: package).searchList.isEmpty)
    #expect(process.main == self.process([tag, "en"], region: tag, user: [tag, "de"]).main)
  }
}
