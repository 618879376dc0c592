import Findings
import TestFiles
import Testing

@testable import InstalledProducts

@Suite struct InfoPlistKeyTests {
  private static func place(_ bytes: [UInt8]) -> SourcePlace {
    InfoPlistKey.place(of: "CFBundleLocalizations", in: bytes, named: "App/Info.plist")
  }

  @Test func `a key is found at its line and column, not in a comment`() throws {
    let marked = MarkedText(
      """
      <plist version="1.0"><dict>
      <!-- <key>CFBundleLocalizations</key>
      -->
      \t<key>CFBundleName</key><string>A</string>
      \t▸<key>CFBundleLocalizations</key>
      """)
    let place = Self.place(marked.bytes)
    #expect(marked.marks == ["\(try #require(place.line)):\(try #require(place.column))"])
    #expect(place.file == "App/Info.plist")
  }

  @Test func `a binary file and one without the key are named without a line`() {
    for text in ["bplist00", "<plist><dict/></plist>", "", "<!-- <key>CFBundleLocalizations</key>"] {
      #expect(Self.place(Array(text.utf8)) == SourcePlace(file: "App/Info.plist"))
    }
  }
}
