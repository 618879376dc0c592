/// The build settings that decide what a target's languages are.
enum RelevantSettings {
  /// Kept with a target where they are known.
  static let kept = [
    "APPLICATION_EXTENSION_API_ONLY", "BUILD_ONLY_KNOWN_LOCALIZATIONS", "LOCALIZATION_PREFERS_STRING_CATALOGS",
    "LOCALIZED_STRING_MACRO_NAMES", "LOCALIZED_STRING_SWIFTUI_SUPPORT", "MACH_O_TYPE", "SKIP_INSTALL",
    "STRING_CATALOG_GENERATE_SYMBOLS", "SWIFT_EMIT_LOC_STRINGS",
  ]

  /// Those by which one configuration's product would hold other languages, or be another bundle, than another's.
  static let decisive = ["BUILD_ONLY_KNOWN_LOCALIZATIONS", "MACH_O_TYPE", "STRING_CATALOG_GENERATE_SYMBOLS"]

  static func isDecisiveByPlatform(_ name: String) -> Bool {
    if decisive.contains(name) || name == "INFOPLIST_FILE" || name == "GENERATE_INFOPLIST_FILE" { return true }
    return GeneratedInfo.key(ofSetting: name) != nil
  }
}
