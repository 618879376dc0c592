package import HostEvidence

extension BundleDescription {
  /// The languages that a bundle offers, in the order in which language choice sees them, each spelling once.
  ///
  /// Declared ones, then the `.lproj` folders (`Base` included), then the development region unless one of the former
  /// is another spelling of it. A program linked against an old SDK adds the development region only beside `Base`.
  /// Source: `_copyBundleLocalizationsFromResources` of CFBundle_Locale.c and of Darwin.
  package func offers(behavior: DeviceBehavior) -> [String] {
    var seen: Set<String> = []
    var offers = (declaredLocalizations + folders).filter { !$0.isEmpty && seen.insert($0).inserted }
    guard let region = developmentRegion else { return offers }
    guard !offers.isEmpty else { return [region] }
    if behavior.developmentRegionOffered || offers.contains("Base"),
      !offers.contains(where: { LanguageTag.areSpellings($0, region) })
    {
      offers.append(region)
    }
    return offers
  }
}
