extension Scenario {
  /// Stands for a matrix that nobody wrote: the current release in each of the languages.
  ///
  /// - Parameter languages: the entries, in order.
  package static func everyLanguage(_ languages: [String]) -> Self {
    Self(
      name: "every-language",
      title: "every product in every language that an owner must have",
      entries: languages.map { [$0] },
      steps: [.languages(.each), .install(release: "current"), .launch(.all)]
    )
  }
}
