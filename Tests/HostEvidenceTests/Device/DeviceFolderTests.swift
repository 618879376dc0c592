import Foundation
import HostEvidence
import Testing

@Suite struct DeviceFolderTests {
  private func withDevice(_ body: (DeviceFolder) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("device-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(DeviceFolder(folder.path))
  }

  @Test func `Paths follow the layout of a device`() {
    let device = DeviceFolder("/d")
    #expect(device.bundle("A.app/PlugIns/W.appex") == "/d/Applications/A.app/PlugIns/W.appex")
    #expect(device.container("a.b") == "/d/Containers/a.b")
    #expect(device.preferences("a.b") == "/d/Containers/a.b/Library/Preferences/a.b.plist")
    #expect(device.group(ofApp: "a.b") == "/d/Groups/group.a.b")
    #expect(device.globalPreferences == "/d/Library/Preferences/.GlobalPreferences.plist")
  }

  @Test func `Languages of the device and of one app are kept apart`() throws {
    try withDevice { device in
      #expect(try device.languages() == nil)
      try device.setLanguages(["pt-BR", "en"], locale: "pt_BR")
      try device.setAppLanguages(["de"], of: "a.b")
      #expect(try device.languages() == ["pt-BR", "en"])
      #expect(try device.appLanguages(of: "a.b") == ["de"])
      #expect(try device.appLanguages(of: "a.c") == nil)
      try device.setAppLanguages(nil, of: "a.b")
      #expect(try device.appLanguages(of: "a.b") == nil)
    }
  }

  @Test func `Other preferences outlive a change of languages`() throws {
    try withDevice { device in
      let path = device.preferences("a.b")
      try PropertyListFile.write(["seen": true, "count": 3], to: path)
      try device.setAppLanguages(["ar"], of: "a.b")
      let preferences = try #require(try PropertyListFile.read(path))
      #expect(preferences["seen"] as? Bool == true)
      #expect(preferences["count"] as? Int == 3)
      let text = String(decoding: try #require(FileBytes.read(path)), as: UTF8.self)
      #expect(text.hasPrefix("<?xml"))
    }
  }

  @Test(arguments: ["garbage", "", "<plist><array/></plist>", "{ a = b; }"])
  func `A preference file that is no dictionary is an error, not an empty list`(text: String) throws {
    try withDevice { device in
      try PropertyListFile.write([:], to: device.globalPreferences)
      #expect(FileBytes.write(Array(text.utf8), to: device.globalPreferences))
      #expect(throws: PropertyListError.self) { try device.languages() }
    }
  }

  @Test func `A file is there whole or not at all`() throws {
    try withDevice { device in
      #expect(!FileBytes.write([1], to: device.path + "/missing/file"))
      try FileManager.default.createDirectory(atPath: device.path, withIntermediateDirectories: true)
      #expect(FileBytes.write([1, 2, 3], to: device.path + "/file"))
      #expect(FileBytes.read(device.path + "/file") == [1, 2, 3])
      #expect(try FileManager.default.contentsOfDirectory(atPath: device.path) == ["file"])
      #expect(FileBytes.read(device.path) == nil)
    }
  }
}
