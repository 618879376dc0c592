/// What decides which languages a bundle offers and how its process treats it: the facts of its Info.plist and folders.
package struct BundleDescription: Sendable, Hashable {
  /// `CFBundleDevelopmentRegion`.
  package var developmentRegion: String?
  /// `CFBundleLocalizations`, in the plist's order, empty strings left out.
  package var declaredLocalizations: [String]
  /// Names of the `.lproj` folders without the suffix, in their exact spelling, in byte order.
  package var folders: [String]
  /// `CFBundleAllowMixedLocalizations`.
  package var allowsMixedLocalizations: Bool
  /// `CFBundleFollowParentLocalization`, or an `NSExtension` dictionary is there.
  package var followsParent: Bool

  package init(
    developmentRegion: String?, declaredLocalizations: [String] = [], folders: [String] = [],
    allowsMixedLocalizations: Bool = false, followsParent: Bool = false
  ) {
    self.developmentRegion = developmentRegion
    self.declaredLocalizations = declaredLocalizations
    self.folders = folders
    self.allowsMixedLocalizations = allowsMixedLocalizations
    self.followsParent = followsParent
  }
}
