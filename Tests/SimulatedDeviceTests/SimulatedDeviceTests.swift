import HostEvidence
import Testing

@testable import SimulatedDevice

/// Each step kind of a scenario, as state of a folder.
@Suite struct SimulatedDeviceTests {
  @Test func `a new device has a language list, a locale and nothing installed`() async throws {
    try await with { device, _ throws in
      #expect(try device.folder.languages() == ["en"])
      #expect(try locale(of: device) == "en_GB")
      #expect(!FileSystem.exists(device.folder.applications))
    }
  }

  @Test func `setting device languages replaces the list and leaves per-app lists alone`() async throws {
    try await with { device, store throws in
      try device.install(try store.prepare(.trips))
      try device.setAppLanguages(["ru"], of: "com.trips")
      try device.setLanguages(["pt-BR", "de"])
      #expect(try device.folder.languages() == ["pt-BR", "de"])
      #expect(try locale(of: device) == "pt_BR_GB")
      #expect(try device.folder.appLanguages(of: "com.trips") == ["ru"])
    }
  }

  @Test func `a per-app list is set for one product and removed again, and other preferences stay`() async throws {
    try await with { device, store throws in
      try device.install(try store.prepare(.trips))
      try Preferences.change(at: device.folder.preferences("com.trips")) { $0["launches"] = 3 }
      try device.setAppLanguages(["ru", "de"], of: "com.trips")
      #expect(try device.folder.appLanguages(of: "com.trips") == ["ru", "de"])
      #expect(try device.folder.appLanguages(of: "com.trips.Widget") == nil)
      try device.setAppLanguages(nil, of: "com.trips")
      #expect(try device.folder.appLanguages(of: "com.trips") == nil)
      let left = try PropertyListFile.read(device.folder.preferences("com.trips"))
      #expect(left?["launches"] as? Int == 3)
    }
  }

  @Test func `a clean install leaves nothing of what was there but the device's own list`() async throws {
    try await with { device, store throws in
      try device.install(try store.prepare(.trips))
      try device.setLanguages(["de"])
      try device.setAppLanguages(["ru"], of: "com.trips")
      try FileSystem.write([1], to: device.folder.container("com.trips") + "/Library/Caches/widget")
      try FileSystem.write([1], to: device.folder.group(ofApp: "com.trips") + "/shared")
      try device.install(try store.prepare(.newerTrips))
      #expect(try names(device, "Applications/Trips.app") == ["Info.plist", "PlugIns", "fr.lproj"])
      #expect(try names(device, "Containers/com.trips/Library/Caches") == [])
      #expect(try names(device, "Groups/group.com.trips") == [])
      #expect(try device.folder.appLanguages(of: "com.trips") == nil)
      #expect(try device.folder.languages() == ["de"])
    }
  }

  @Test func `an upgrade replaces the bundles and keeps containers and preferences`() async throws {
    try await with { device, store throws in
      try device.install(try store.prepare(.trips))
      try device.setAppLanguages(["ru"], of: "com.trips")
      try FileSystem.write([7], to: device.folder.container("com.trips") + "/Library/Caches/widget")
      try FileSystem.write([8], to: device.folder.group(ofApp: "com.trips") + "/shared")
      try device.upgrade(to: try store.prepare(.newerTrips))
      #expect(try names(device, "Applications/Trips.app") == ["Info.plist", "PlugIns", "fr.lproj"])
      #expect(try FileSystem.read(device.folder.container("com.trips") + "/Library/Caches/widget") == [7])
      #expect(try FileSystem.read(device.folder.group(ofApp: "com.trips") + "/shared") == [8])
      #expect(try device.folder.appLanguages(of: "com.trips") == ["ru"])
      #expect(try names(device, "Containers/com.trips.Watch") == ["Documents", "Library"])
    }
  }

  @Test func `an upgrade of an empty device is an error that says what to do`() async throws {
    try await with { device, store throws in
      let release = try store.prepare(.trips)
      #expect(throws: DeviceError.nothingInstalled(device: device.folder.path)) { try device.upgrade(to: release) }
    }
  }

  @Test func `erasing leaves no folder`() async throws {
    try await with { device, store throws in
      try device.install(try store.prepare(.trips))
      try device.erase()
      #expect(!FileSystem.exists(device.folder.path))
    }
  }

  private func locale(of device: SimulatedDevice) throws -> String? {
    try PropertyListFile.read(device.folder.globalPreferences)?[Preferences.localeKey] as? String
  }

  private func names(_ device: SimulatedDevice, _ path: String) throws -> [String] {
    try FileSystem.names(in: "\(device.folder.path)/\(path)")
  }

  private func with(_ body: (SimulatedDevice, inout FileStore) throws -> Void) async throws {
    try await TemporaryFolder.with { root in
      var store = try FileStore(folder: "\(root)/store")
      try body(try SimulatedDevice(folder: "\(root)/device", languages: ["en"], region: "GB"), &store)
    }
  }
}

extension DeviceRelease {
  fileprivate static let trips = DeviceRelease(
    files: [
      DeviceFile(path: "Trips.app/Info.plist", content: .bytes([1])),
      DeviceFile(path: "Trips.app/de.lproj/Localizable.strings", content: .bytes([2])),
      DeviceFile(path: "Trips.app/PlugIns/Widget.appex/Info.plist", content: .bytes([1])),
    ], identifiers: ["com.trips", "com.trips.Widget"], groups: ["com.trips"])

  fileprivate static let newerTrips = DeviceRelease(
    files: [
      DeviceFile(path: "Trips.app/Info.plist", content: .bytes([3])),
      DeviceFile(path: "Trips.app/fr.lproj/Localizable.strings", content: .bytes([2])),
      DeviceFile(path: "Trips.app/PlugIns/Widget.appex/Info.plist", content: .bytes([1])),
    ], identifiers: ["com.trips", "com.trips.Widget", "com.trips.Watch"], groups: ["com.trips"])
}
