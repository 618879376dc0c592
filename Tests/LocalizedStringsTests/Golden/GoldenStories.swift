/// The tests of golden cases that are told in words, by identifier: each is written by hand.
enum GoldenStories {
  static let all: [String: GoldenRun.Narrative] = api.merging(HostStories.all) { first, _ in first }
    .merging(LayoutStories.all) { first, _ in first }
    .merging(LookUpStories.all) { first, _ in first }

  /// Cases about calls have a suite of their own.
  private static let api: [String: GoldenRun.Narrative] = [
    "api-01-locale-formats-only": {
      try APICasesTests().`api-01-locale-formats-only: a call's locale does not choose the language`()
    },
    "api-02-lsr-locale-selects": {
      try APICasesTests().`api-02-lsr-locale-selects: a resource's locale chooses the language`()
    },
    "api-02b-lsr-unavailable-locale": {
      try APICasesTests().`api-02b-lsr-unavailable-locale: a locale that no table serves leaves English`()
    },
    "api-03-bundle-nil": {
      try APICasesTests().`api-03-bundle-nil: without a bundle the main bundle's table is searched, not the package's`()
    },
    "api-04-lsr-default-bundle": {
      APICasesTests().`api-04-lsr-default-bundle: a resource names the main bundle of the process that made it`()
    },
    "api-05-lsr-codable": {
      try APICasesTests().`api-05-lsr-codable: a resource carries all that another process needs`()
    },
    "api-08-attributed-markdown": {
      try APICasesTests().`api-08-attributed-markdown: Markdown in a value becomes runs`()
    },
    "inflect-03": {
      try APICasesTests().`inflect-03: in a language without inflection the markup goes and the words stay`()
    },
    "num-20-string-format-no-locale": {
      APICasesTests().`num-20-string-format-no-locale: String(format:) without a locale writes plain digits`()
    },
    "num-21-localizedStringWithFormat": {
      try APICasesTests().`num-21-localizedStringWithFormat: with the process's locale digits are grouped`()
    },
    "num-22-string-localized": {
      try APICasesTests().`num-22-string-localized: an interpolated integer is grouped`()
    },
    "num-23-string-inside": {
      try APICasesTests().`num-23-string-inside: an interpolated text is not, and has another key`()
    },
  ]
}
