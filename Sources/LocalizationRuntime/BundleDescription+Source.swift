extension BundleDescription {
  /// The development region as the folder of its texts is named: `en` where it is `en_US` and the texts lie in
  /// `en.lproj`.
  package var sourceLanguage: String? {
    guard let region = developmentRegion else { return nil }
    guard !folders.contains(where: { LanguageTag.areSpellings($0, region) }) else { return region }
    let language = String(LanguageTag.canonical(region).prefix { $0 != "-" && $0 != "_" })
    return folders.contains(language) ? language : region
  }
}
