import InstalledProducts
import SimulatedDevice

/// What a device knows between two events: its lists, what is installed, what products have stored.
struct DeviceState {
  var languages: [String]
  /// The lists in products' own preferences, by bundle identifier.
  var ownLanguages: [String: [String]] = [:]
  var stored = StoredMessages()
  var release: PlayableRelease?
  /// Whether a process host was launched since the last clean install.
  var hasLaunched = false
  /// The device on disk; nil where no process host needs one.
  let disk: SimulatedDevice?

  init(languages: [String], disk: SimulatedDevice?) {
    self.languages = languages
    self.disk = disk
  }

  mutating func setLanguages(_ list: [String]) throws {
    languages = list
    try disk?.setLanguages(list)
  }

  mutating func setOwnLanguages(_ list: [String]?, of identifier: String) throws {
    ownLanguages[identifier] = list
    try disk?.setAppLanguages(list, of: identifier)
  }

  /// A clean install: containers and per-app preferences are new.
  mutating func install(_ release: PlayableRelease) throws {
    self.release = release
    ownLanguages = [:]
    hasLaunched = false
    stored.removeAll()
    if let prepared = release.prepared { try disk?.install(prepared) }
  }

  /// Replaces the bundles.
  mutating func upgrade(to release: PlayableRelease) throws {
    self.release = release
    if let prepared = release.prepared { try disk?.upgrade(to: prepared) }
  }
}
