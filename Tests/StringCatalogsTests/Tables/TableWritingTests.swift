import Foundation
import StringCatalogs
import Testing

@Suite("Writing table files")
struct TableWritingTests {
  /// Everything that needs an escape somewhere.
  private static let hostile: StringsTable = [
    "": "", "b": "B", "a": "quote \" back \\ \\n", "ä": "Ä", "𝄞": "music", "\u{FEFF}": "mark",
    "lines": "1\n2\r3\r\n4\t5", "control": "\u{1}\u{1B}\u{7F}\u{85}\u{2028}\u{2029}", "xml": "<a> & ]]> &amp;",
    "comment": "/* no */ // no", "nul": "a\u{0}b",
  ]

  @Test("A table comes back exactly, in every format", arguments: TableFormat.allCases)
  func stringsRoundTrip(format: TableFormat) throws {
    #expect(try StringsFile.read(StringsFile.write(Self.hostile, as: format)) == Self.hostile)
    #expect(try StringsFile.read(StringsFile.write([:], as: format)) == [:])
  }

  @Test("Foundation reads what is written as the same table", arguments: TableFormat.allCases)
  func foundationAgrees(format: TableFormat) throws {
    var table = Self.hostile
    if format == .xml {
      // No XML may hold the first two, and Foundation on Linux drops a U+FEFF at the start of a text.
      for key in ["nul", "control", "\u{FEFF}"] { table[key] = nil }
    }
    let data = Data(StringsFile.write(table, as: format))
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    #expect(list as? [String: String] == table)
  }

  @Test("Keys stand in the order of their UTF-8 bytes, one line each")
  func textLayout() {
    let table = ["b": "2", "a": "1\n", "Z": "\"", "é": "\u{1}"]
    let text = String(decoding: StringsFile.write(table, as: .text), as: UTF8.self)
    #expect(text == "\"Z\" = \"\\\"\";\n\"a\" = \"1\\n\";\n\"b\" = \"2\";\n\"é\" = \"\\U0001\";\n")
  }

  private static let dictionary: StringsDictTable = [
    "plural": StringsDictEntry(
      formatKey: "%#@n@", variables: ["n": .init(valueType: "lld", forms: ["one": "%lld & 1", "other": "%lld"])]),
    "device": StringsDictEntry(deviceRule: [
      "mac": .text("click"), "iphone": .entry(StringsDictEntry(widthRule: [.init(width: 5, text: "tap")])),
    ]),
    "width": StringsDictEntry(widthRule: [.init(width: 20, text: "short"), .init(width: 80, text: "long")]),
    "plain": StringsDictEntry(plainText: "%lld ready"),
  ]

  @Test(
    "A .stringsdict comes back exactly, in every format, and the same bytes each time", arguments: TableFormat.allCases)
  func stringsDictRoundTrip(format: TableFormat) throws {
    let bytes = StringsDictFile.write(Self.dictionary, as: format)
    #expect(try StringsDictFile.read(bytes) == Self.dictionary)
    let again = Dictionary(uniqueKeysWithValues: Self.dictionary.shuffled())
    #expect(StringsDictFile.write(again, as: format) == bytes)
    #expect(throws: Never.self) {
      try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    }
  }
}
