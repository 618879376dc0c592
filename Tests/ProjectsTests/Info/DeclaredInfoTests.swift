import Findings
import Foundation
import Projects
import Testing

@Suite struct DeclaredInfoTests {
  static var values: [String: Any] {
    [
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleDisplayName": "Trips", "CFBundleName": "$(GONE)",
      "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleLocalizations": ["en", "$(SECOND)"],
      "CFBundleAllowMixedLocalizations": "YES", "NSCameraUsageDescription": "Scans tickets",
      "CFBundleVersion": "$(BUILD)",
      "NSLocationTemporaryUsageDescriptionDictionary": ["NearestStop": "Finds your stop"],
      "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
      "UIApplicationShortcutItems": [["UIApplicationShortcutItemTitle": "new_trip"]],
    ]
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `an Info.plist of either format says its facts`(format: PropertyListSerialization.PropertyListFormat) throws {
    let folder = try TemporaryFolder()
    let data = try PropertyListSerialization.data(fromPropertyList: Self.values, format: format, options: 0)
    folder.write(data, to: "App/Info.plist")
    let (info, notices) = DeclaredInfo.read(
      "App/Info.plist", in: folder.path,
      variables: ["PRODUCT_BUNDLE_IDENTIFIER": "org.example.trips", "DEVELOPMENT_LANGUAGE": "en", "SECOND": "de"])
    #expect(info.file == "App/Info.plist")
    #expect(info.bundleIdentifier == "org.example.trips")
    #expect(info.displayName == "Trips")
    #expect(info.developmentRegion == "en")
    #expect(info.localizations == ["en", "de"])
    #expect(info.allowsMixedLocalizations == true)
    #expect(info.extensionPoint == "com.apple.widgetkit-extension")
    #expect(info.hasNSExtension && !info.hasExtensionAttributes)
    #expect(
      info.localizableTexts == [
        "CFBundleDisplayName": "Trips", "NSCameraUsageDescription": "Scans tickets", "NearestStop": "Finds your stop",
        "new_trip": "new_trip",
      ])
    #expect(notices.map(\.message).count == 1)
    #expect(notices.first?.weight == .remark)
    #expect(notices.first?.message.hasPrefix("'CFBundleName' holds $(GONE)") == true)
  }

  @Test func `an unknown variable leaves its value absent`() {
    let info = DeclaredInfo(dictionary: Self.values)
    #expect(info.file == nil)
    #expect(info.bundleIdentifier == nil && info.developmentRegion == nil && info.localizations == nil)
    #expect(info.displayName == "Trips")
  }

  @Test func `an ExtensionKit extension names its point among its attributes`() {
    let info = DeclaredInfo(dictionary: [
      "EXAppExtensionAttributes": ["EXExtensionPointIdentifier": "com.apple.appintents-extension"]
    ])
    #expect(info.extensionPoint == "com.apple.appintents-extension")
    #expect(info.hasExtensionAttributes && !info.hasNSExtension)
  }

  @Test(arguments: [
    ("", 1), ("Trips", 1), ("<plist", 1), ("{ a = b", 1), ("<array>", 200_000), ("(", 200_000), ("{ a = ", 200_000),
    ("bplist00", 20), ("<plist version=\"1.0\"><array/></plist>", 1),
  ]) func `a file that is no Info.plist is unreadable and says so`(part: String, count: Int) throws {
    let text = String(repeating: part, count: count)
    let folder = try TemporaryFolder()
    folder.write(Data(text.utf8), to: "Info.plist")
    let (info, notices) = DeclaredInfo.read("Info.plist", in: folder.path, variables: [:])
    #expect(info == DeclaredInfo(file: "Info.plist"))
    #expect(notices.map(\.weight) == [.unreadable])
  }

  @Test func `a missing file is unreadable`() throws {
    let (_, notices) = DeclaredInfo.read("Info.plist", in: try TemporaryFolder().path, variables: [:])
    #expect(notices.map(\.weight) == [.unreadable])
    #expect(notices.first?.place.file == "Info.plist")
  }

  @Test func `a binary list that holds itself, or is nested without end, is unreadable`() throws {
    let folder = try TemporaryFolder()
    folder.write(Data(Self.chain(of: 4, last: 0)), to: "Ring.plist")
    folder.write(Data(Self.chain(of: 200, last: nil)), to: "Deep.plist")
    for file in ["Ring.plist", "Deep.plist"] {
      #expect(DeclaredInfo.read(file, in: folder.path, variables: [:]).1.map(\.weight) == [.unreadable])
    }
  }

  /// A binary list whose objects are arrays of the next one; the last one holds an object again, or nothing.
  static func chain(of count: Int, last: UInt8?) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<UInt8(count) {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      let next = Int(index) + 1 < count ? index + 1 : last
      bytes += next.map { [0xA1, $0] } ?? [0xA0]
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1] + [0, 0, 0, 0, 0, 0, 0, UInt8(count)]
    return bytes + [UInt8](repeating: 0, count: 14) + [UInt8(table >> 8), UInt8(table & 0xFF)]
  }
}
