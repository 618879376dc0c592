import HostEvidence
import LocalizationRuntime
import Testing

/// What holds for every choice, tried on many bundles, lists and behaviours from a fixed seed.
@Suite("Every choice of languages")
struct LanguageChoicePropertyTests {
  private static let tags = [
    "de", "de-AT", "en", "en-GB", "en_US", "fr", "pt-BR", "pt_PT", "zh-Hans", "zh_TW", "zh-HK", "sr-Latn", "ru", "iw",
    "he", "German", "English", "Base", "nb", "no", "", "x-private", "root", "zh_Hans_CN", "日本語", "-",
    String(repeating: "a-", count: 200),
  ]

  /// A small linear generator: the same cases in every run.
  private struct Cases: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }

    mutating func tags(upTo count: Int) -> [String] {
      (0..<Int.random(in: 0...count, using: &self)).map { _ in
        LanguageChoicePropertyTests.tags.randomElement(using: &self) ?? ""
      }
    }

    mutating func bundle() -> BundleDescription {
      BundleDescription(
        developmentRegion: Bool.random(using: &self) ? tags(upTo: 1).first : "en",
        declaredLocalizations: tags(upTo: 2), folders: tags(upTo: 4),
        allowsMixedLocalizations: Int.random(in: 0..<5, using: &self) == 0,
        followsParent: Int.random(in: 0..<3, using: &self) == 0)
    }

    mutating func behavior() -> DeviceBehavior {
      var behavior = DeviceBehavior()
      behavior.extensionGate = Bool.random(using: &self) ? .open : .closed
      behavior.hostsPassLanguages = Bool.random(using: &self) ? nil : tags(upTo: 2)
      behavior.developmentRegionOffered = Bool.random(using: &self)
      return behavior
    }
  }

  @Test("It is never empty, matches what is offered, ends in the development region, and repeats itself")
  func invariants() {
    var cases = Cases(state: 42)
    for _ in 0..<2_000 {
      let (main, other, user) = (cases.bundle(), cases.bundle(), cases.tags(upTo: 4))
      let process = ProcessLanguages(main: main, user: user, behavior: cases.behavior())
      for (choice, bundle) in [(process.main, main), (process.choice(for: other), other)] {
        #expect(!choice.searchList.isEmpty)
        #expect(choice.matched.allSatisfy(choice.offers.contains))
        #expect(choice.searchList.starts(with: choice.matched))
        #expect(bundle.developmentRegion.map(choice.searchList.contains) ?? true)
        #expect(choice.step != .gate || choice.gate != nil)
        #expect(Set(choice.offers).count == choice.offers.count)
      }
      #expect(process.choice(for: other) == process.choice(for: other))
      #expect(!process.formattingLocale(region: nil).isEmpty || process.main.first.isEmpty)
    }
  }

  @Test("Without a gate a bundle chooses as if it were the main bundle")
  func ungated() {
    var cases = Cases(state: 7)
    for _ in 0..<500 {
      var main = cases.bundle()
      main.allowsMixedLocalizations = true
      let (other, user, behavior) = (cases.bundle(), cases.tags(upTo: 4), cases.behavior())
      let choice = ProcessLanguages(main: main, user: user, behavior: behavior).choice(for: other)
      var alone = other
      alone.allowsMixedLocalizations = true
      #expect(choice.searchList == ProcessLanguages(main: alone, user: user, behavior: behavior).main.searchList)
    }
  }
}
