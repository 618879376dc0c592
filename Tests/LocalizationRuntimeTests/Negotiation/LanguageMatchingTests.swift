import LocalizationRuntime
import Testing

@Suite("Language matching")
struct LanguageMatchingTests {
  @Test(
    "The closest localization comes first, then its parents",
    arguments: [
      ("de-CH", "en,de", "de"), ("de-AT", "en,de,de-AT", "de-AT,de"), ("en-IN", "en,en-GB", "en-GB,en"),
      ("es-MX", "en,es,es-419", "es-419,es"), ("zh-TW", "en,zh-Hans", ""), ("nb", "en,no", "no"),
      ("de-DE", "German,English", "German"), ("fr-FR,de-DE", "de,en", "de"), ("uk", "en,ru", ""),
    ])
  func closestFirst(preferences: String, available: String, expected: String) {
    let result = LanguageMatching.matches(preferences: list(preferences), available: list(available))
    #expect(result == list(expected))
  }

  @Test("Nothing wanted or nothing available matches nothing")
  func emptyLists() {
    #expect(LanguageMatching.matches(preferences: [], available: ["en"]).isEmpty)
    #expect(LanguageMatching.matches(preferences: ["de"], available: []).isEmpty)
  }

  @Test(
    "A text that is no language tag does no harm",
    arguments: [
      "", "x-private", "-", "_", "root", "zxx", "Base", "a-b-c-d-e-f-g", "de-", "de--DE", "i-klingon",
      String(repeating: "a", count: 156), String(repeating: "ab-", count: 52), String(repeating: "z", count: 100_000),
      "日本語", "de\0fr", "en@calendar=buddhist",
    ])
  func oddTags(tag: String) {
    for list in [[tag], [tag, "de"], ["de", tag]] {
      let asPreference = LanguageMatching.matches(preferences: list, available: ["de", "en"])
      #expect(asPreference.allSatisfy { ["de", "en"].contains($0) })
      let asOffer = LanguageMatching.matches(preferences: ["de", "fr"], available: list)
      #expect(asOffer.allSatisfy { list.contains($0) })
    }
  }

  @Test("As in CoreFoundation, an entry that is not ASCII spoils its list")
  func notASCII() {
    #expect(LanguageMatching.matches(preferences: ["de"], available: ["de", "日本語"]).isEmpty)
  }

  @Test("Many threads get one answer")
  func concurrency() async {
    let results = await withTaskGroup(of: [[String]].self, returning: Set<[[String]]>.self) { group in
      for _ in 0..<16 {
        group.addTask {
          (0..<200).map { number in
            LanguageMatching.matches(preferences: ["de-AT", "fr-\(number % 7)"], available: ["fr", "de", "de-AT"])
          }
        }
      }
      return await group.reduce(into: []) { $0.insert($1) }
    }
    #expect(results.count == 1)
  }

  private func list(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }
}
