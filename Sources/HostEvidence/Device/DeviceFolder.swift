/// Where things lie on a simulated device, which is a folder.
///
/// ```
/// Applications/AppShell.app/PlugIns/TripWidget.appex/
/// Containers/<identifier>/Library/Preferences/<identifier>.plist     AppleLanguages: the per-app list
/// Groups/group.<app identifier>/                                     what one app and everything in it share
/// Library/Preferences/.GlobalPreferences.plist                       AppleLanguages, AppleLocale
/// ```
package struct DeviceFolder: Sendable, Hashable {
  /// Absolute, without a slash at the end.
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Where products are installed.
  package var applications: String { path + "/Applications" }
  package var containers: String { path + "/Containers" }
  package var groups: String { path + "/Groups" }
  /// The preferences of the whole device.
  package var globalPreferences: String { path + "/Library/Preferences/.GlobalPreferences.plist" }

  /// The bundle of a product, from its path on the device.
  package func bundle(_ process: String) -> String { "\(applications)/\(process)" }

  /// The container of the product with this identifier.
  package func container(_ identifier: String) -> String { "\(containers)/\(identifier)" }

  /// The container that a top-level app and everything in it share.
  package func group(ofApp identifier: String) -> String { "\(groups)/group.\(identifier)" }

  /// The preferences of the product with this identifier.
  package func preferences(_ identifier: String) -> String {
    "\(container(identifier))/Library/Preferences/\(identifier).plist"
  }

  /// The device's language list, best first; nil where none is set.
  ///
  /// - Throws: `PropertyListError` for a file that does not parse.
  package func languages() throws -> [String]? { try Preferences.languages(at: globalPreferences) }

  /// The list that a person chose for one product; nil where none is set.
  ///
  /// - Throws: `PropertyListError` for a file that does not parse.
  package func appLanguages(of identifier: String) throws -> [String]? {
    try Preferences.languages(at: preferences(identifier))
  }

  /// Sets the device's language list and its `AppleLocale`, such as `de_DE`; other preferences stay.
  ///
  /// - Throws: `PropertyListError`, or what writing throws.
  package func setLanguages(_ languages: [String], locale: String?) throws {
    try Preferences.change(at: globalPreferences) { preferences in
      preferences[Preferences.languagesKey] = languages
      preferences[Preferences.localeKey] = locale
    }
  }

  /// Sets, or with nil removes, the list of one product; its other preferences stay.
  ///
  /// - Throws: `PropertyListError`, or what writing throws.
  package func setAppLanguages(_ languages: [String]?, of identifier: String) throws {
    try Preferences.change(at: preferences(identifier)) { $0[Preferences.languagesKey] = languages }
  }
}
