/// What an Info.plist says about localization, build variables resolved where the project says them.
package struct DeclaredInfo: Sendable, Hashable {
  /// The file; nil where the build generates it.
  package var file: String?
  /// `CFBundleLocalizations`; nil where it is not said.
  package var localizations: [String]?
  package var developmentRegion: String?
  package var allowsMixedLocalizations: Bool?
  package var bundleIdentifier: String?
  package var displayName: String?
  /// `NSExtensionPointIdentifier`, or `EXExtensionPointIdentifier` of an ExtensionKit extension.
  package var extensionPoint: String?
  package var hasNSExtension: Bool
  package var hasExtensionAttributes: Bool
  /// Text keys that `InfoPlist.strings` can localize, with the value of the file: `NSCameraUsageDescription` → text.
  package var localizableTexts: [String: String]

  package init(file: String? = nil) {
    self.file = file
    hasNSExtension = false
    hasExtensionAttributes = false
    localizableTexts = [:]
  }
}
