import Foundation
import HostEvidence
import LocalizationRuntime
import LocalizedStrings
import Testing

@Suite struct ProcessSettingsTests {
  private func settings(_ variables: [String: String], _ arguments: [String] = []) -> ProcessSettings {
    ProcessSettings(arguments: ["tool"] + arguments) { variables[$0] }
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], ["de-DE"]),
    (["LANG": "de_DE", "LC_MESSAGES": "fr_FR"], ["fr-FR"]),
    (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "pl_PL"], ["pl-PL"]),
    (["LANG": "de_DE", "LANGUAGE": "sv:nb_NO"], ["sv", "nb-NO"]),
    (["LANG": "sr_RS.UTF-8@latin"], ["sr-Latn-RS"]),
    (["LANG": "C.UTF-8"], ["en"]), (["LANG": "POSIX"], ["en"]), (["LANG": ""], ["en"]), ([:], ["en"]),
  ]) func `The environment gives the languages outside a harness`(variables: [String: String], languages: [String]) {
    #expect(settings(variables).user.languages == languages)
  }

  @Test func `The launch argument stands before the environment`() {
    #expect(settings(["LANG": "de_DE"], ["-AppleLanguages", "(ru, de)"]).user.languages == ["ru", "de"])
  }

  @Test func `The environment's locale gives the region`() {
    #expect(settings(["LANG": "de_AT.UTF-8", "LANGUAGE": "fr"]).region == "AT")
    #expect(settings(["LANG": "C"]).region == nil)
  }

  private func onDevice(
    inherits: Bool = false, _ prepare: (DeviceFolder) throws -> Void
  ) throws -> ProcessSettings {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("device-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try prepare(DeviceFolder(path))
    var behavior = DeviceBehavior()
    behavior.extensionsInheritAppLanguages = inherits
    return ProcessSettings(
      request: HostRequest(
        cell: "c", device: path, identifier: "a.W", containingIdentifier: "a", container: "", groupContainer: "",
        evidence: "", behavior: behavior, messages: []), arguments: [])
  }

  @Test func `On a device the product's own list stands before the device's`() throws {
    let own = try onDevice { device in
      try device.setLanguages(["en-US"], locale: "en_US")
      try device.setAppLanguages(["de"], of: "a.W")
    }
    #expect(own.user.languages == ["de"])
    #expect(own.user.source.inEvidence == .app)
    #expect(own.region == "US")
    let device = try onDevice { try $0.setLanguages(["pt-BR"], locale: nil) }
    #expect(device.user.languages == ["pt-BR"])
    #expect(device.user.source.inEvidence == .device)
  }

  @Test(arguments: [(false, ["en"]), (true, ["fr"])])
  func `The containing app's list counts only where extensions inherit it`(inherits: Bool, list: [String]) throws {
    let settings = try onDevice(inherits: inherits) { device in
      try device.setLanguages(["en"], locale: nil)
      try device.setAppLanguages(["fr"], of: "a")
    }
    #expect(settings.user.languages == list)
  }

  @Test func `Preferences that do not parse are a failure and no empty list`() throws {
    let settings = try onDevice { device in
      try device.setLanguages(["en"], locale: nil)
      #expect(FileBytes.write(Array("<plist><dict>".utf8), to: device.globalPreferences))
    }
    #expect(settings.failure?.contains(".GlobalPreferences.plist") == true)
  }
}
