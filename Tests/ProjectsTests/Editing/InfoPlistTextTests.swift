import Foundation
import Projects
import Testing

@Suite struct InfoPlistTextTests {
  private static func plist(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- by hand -->\n<plist version=\"1.0\">\n<dict>\n\(content)</dict>\n</plist>\n"
  }

  private static func added(to text: String) -> String? {
    InfoPlistText.adding("pl", to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let list = "\t<key>CFBundleLocalizations</key>\n\t<array>\n\t\t<string>en</string>\n\t</array>\n"
  private static let longer =
    "\t<key>CFBundleLocalizations</key>\n\t<array>\n\t\t<string>en</string>\n\t\t<string>pl</string>\n\t</array>\n"

  @Test(arguments: [
    (list, longer),
    (
      "<key>CFBundleLocalizations</key><array><string>en</string></array>",
      "<key>CFBundleLocalizations</key><array><string>en</string><string>pl</string></array>"
    ),
    (
      "\t<key>CFBundleLocalizations</key>\n\t<array/>\n",
      "\t<key>CFBundleLocalizations</key>\n\t<array>\n\t\t<string>pl</string>\n\t</array>\n"
    ),
    (
      "\t<key>CFBundleLocalizations</key>\n\t<array>\n\t</array>\n",
      "\t<key>CFBundleLocalizations</key>\n\t<array>\n\t\t<string>pl</string>\n\t</array>\n"
    ),
    // The list of a dictionary inside is another one.
    (
      "\t<key>A</key>\n\t<dict>\n\(list)\t</dict>\n\(list)\t<key>Z</key>\n\t<true/>\n",
      "\t<key>A</key>\n\t<dict>\n\(list)\t</dict>\n\(longer)\t<key>Z</key>\n\t<true/>\n"
    ),
  ]) func `a language goes behind the last one, and nothing else changes`(content: String, expected: String) {
    #expect(Self.added(to: Self.plist(content)) == Self.plist(expected))
  }

  @Test(arguments: [
    Self.plist(""), Self.plist("<key>CFBundleLocalizations</key><string>en</string>"),
    Self.plist("<key>CFBundleLocalizations</key><array><string>en</string><!-- <string>de</string> --></array>"), "",
    "garbage", "{ CFBundleLocalizations = (en); }",
  ]) func `a file that is written in another way is left alone`(text: String) {
    #expect(Self.added(to: text) == nil)
  }

  @Test func `a binary file is left alone`() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleLocalizations": ["en"]], format: .binary, options: 0)
    #expect(InfoPlistText.adding("pl", to: [UInt8](data)) == nil)
  }
}
