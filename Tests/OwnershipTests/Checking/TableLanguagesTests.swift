import Findings
import OwnershipManifest
import Testing

@testable import Ownership

@Suite struct TableLanguagesTests {
  private static func languages(
    _ present: [String], required: [String] = [], optional: [String] = [], isCatalog: Bool = true
  ) -> TableLanguages {
    let place = SourcePlace(file: "bordercheck.json")
    var owner = Owner(name: "K", place: place, resources: [], bundle: "K.bundle")
    owner.languages = required
    owner.optionalLanguages = optional
    let entry = CheckedEntry(
      key: "k", place: place, localizations: present.map { CheckedLocalization(language: $0, place: place) })
    return TableLanguages(
      CheckedTable(
        owner: owner, languages: OwnerLanguages(owner: owner, developmentRegion: "en"), name: "Localizable", files: [],
        source: isCatalog ? .catalog(nil, problems: []) : .legacy, sourceLanguage: "en", entries: [entry]))
  }

  private static func served(_ required: String, by present: String..., isCatalog: Bool = true) -> String? {
    languages(present, required: [required], isCatalog: isCatalog).serving.first { $0.required == required }?.language
  }

  @Test func `a parent serves readers of a region until the table has the region itself`() {
    #expect(Self.served("pt-PT", by: "pt") == "pt")
    #expect(Self.served("pt-PT", by: "pt", "pt-PT") == "pt-PT")
    #expect(Self.served("pt", by: "pt-BR") == "pt-BR")
    #expect(Self.served("nb", by: "no") == "no")
    #expect(Self.served("en-GB", by: "de") == "en")
  }

  @Test func `another script serves nobody`() {
    #expect(Self.served("zh-Hant", by: "zh-Hans") == nil)
    #expect(Self.served("ru", by: "de") == nil)
  }

  @Test func `Base stands for the development region, and a table outside any folder for it alone`() {
    #expect(Self.served("en", by: "Base", isCatalog: false) == "Base")
    #expect(Self.served("en", by: "", isCatalog: false) == "")
    #expect(Self.served("de", by: "", isCatalog: false) == nil)
  }

  @Test func `a language in neither list is undeclared`() {
    let languages = Self.languages(["de", "fr", "it", "pt-BR", "en-GB"], required: ["de"], optional: ["it", "pt"])
    #expect(languages.undeclared == ["fr"])
    #expect(languages.standing(of: "de") == .required)
    #expect(languages.standing(of: "it") == .optional)
    #expect(languages.standing(of: "pt-BR") == .optional)
    #expect(languages.standing(of: "en") == .source)
  }
}
