import HostEvidence
import PositionedJSON

extension ScenarioReader {
  static let deviceMembers = [
    "region", "idiom", "extensionsInheritAppLanguages", "extensionGate", "hostsPassLanguages",
    "formattingWithoutLocale", "developmentRegionOffered", "tablesMixFileTypes", "deviceFallback",
  ]

  /// Reads the `device` member; what is wrong in it keeps its default.
  mutating func device(_ node: JSONNode) -> ScenarioDevice {
    var device = ScenarioDevice()
    guard let object = reader.object(node, "a device", members: Self.deviceMembers) else { return device }
    device.region = region(of: object)
    if let idiom: DeviceIdiom = reader.choice("idiom", of: object) { device.idiom = idiom.rawValue }
    device.behavior = behavior(of: object)
    return device
  }

  private mutating func region(of object: StrictObject) -> String? {
    guard let node = object["region"], let text = reader.string(node, "\"region\"") else { return nil }
    if text.isRegion && text == text.uppercased() { return text }
    reader.note(
      "\"\(text)\" is no region; expected two capital letters such as \"DE\", or three digits", at: node.position)
    return nil
  }

  private mutating func behavior(of object: StrictObject) -> DeviceBehavior {
    var behavior = DeviceBehavior()
    if let value = reader.boolean("extensionsInheritAppLanguages", of: object) {
      behavior.extensionsInheritAppLanguages = value
    }
    if let value: DeviceBehavior.Gate = reader.choice("extensionGate", of: object) { behavior.extensionGate = value }
    if let value = object["hostsPassLanguages"] {
      behavior.hostsPassLanguages = reader.languageList(value, "\"hostsPassLanguages\"")
    }
    if let value: DeviceBehavior.LocaleFreeFormatting = reader.choice("formattingWithoutLocale", of: object) {
      behavior.formattingWithoutLocale = value
    }
    if let value = reader.boolean("developmentRegionOffered", of: object) { behavior.developmentRegionOffered = value }
    if let value = reader.boolean("tablesMixFileTypes", of: object) { behavior.tablesMixFileTypes = value }
    if let value: DeviceBehavior.DeviceFallback = reader.choice("deviceFallback", of: object) {
      behavior.deviceFallback = value
    }
    return behavior
  }
}
