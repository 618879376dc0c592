extension BundleDescription {
  /// Reads the facts from an Info.plist's top level, as a property list reader gives it, and from the `.lproj` names.
  ///
  /// A member of the wrong type counts as absent, as it does for CoreFoundation.
  package init(info: [String: Any], folders: [String]) {
    let region = info["CFBundleDevelopmentRegion"] as? String
    self.init(
      developmentRegion: region.flatMap { $0.isEmpty ? nil : $0 },
      declaredLocalizations: Self.texts(info["CFBundleLocalizations"]),
      folders: folders,
      allowsMixedLocalizations: InfoFlag.isSet(info["CFBundleAllowMixedLocalizations"]),
      followsParent: InfoFlag.isSet(info["CFBundleFollowParentLocalization"]) || info["NSExtension"] != nil
    )
  }

  private static func texts(_ value: Any?) -> [String] {
    (value as? [Any])?.compactMap { $0 as? String }.filter { !$0.isEmpty } ?? []
  }
}
