/// What a running process knows about itself before it looks anything up.
package struct ProcessFacts: Sendable, Hashable {
  /// The real path of the main bundle.
  package var mainBundle: String
  /// The list that this process read, best first.
  package var languages: [String]
  package var languagesFrom: CellRecord.LanguageSource
  /// Such as `de_DE`.
  package var formattingLocale: String
  /// The main bundle's choice.
  package var choice: BundleChoice

  package init(
    mainBundle: String, languages: [String], languagesFrom: CellRecord.LanguageSource, formattingLocale: String,
    choice: BundleChoice
  ) {
    self.mainBundle = mainBundle
    self.languages = languages
    self.languagesFrom = languagesFrom
    self.formattingLocale = formattingLocale
    self.choice = choice
  }
}
