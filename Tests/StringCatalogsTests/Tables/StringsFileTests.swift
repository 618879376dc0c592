import Foundation
import PositionedJSON
import StringCatalogs
import Testing

@Suite("Reading .strings files")
struct StringsFileTests {
  @Test(
    "The old text form is read as Foundation reads it",
    arguments: [
      (#""a" = "A";"#, ["a": "A"]),
      ("", [:]),
      (" \n// nothing\n/* here */", [:]),
      ("/* never closed", [:]),
      (#"a.b-c_$1 = word; /* c */ "d"="D" ; // end"#, ["a.b-c_$1": "word", "d": "D"]),
      (#""same";"#, ["same": "same"]),
      (#"'single' = 'it is "so"';"#, ["single": #"it is "so""#]),
      (#""e" = "tab\t line\n quote\" back\\ other\q";"#, ["e": "tab\t line\n quote\" back\\ otherq"]),
      (#""u" = "\U00e9 \Ud83d\Ude00 \U41;";"#, ["u": "é 😀 A;"]),
      (#""o" = "\101\12\0601 \341";"#, ["o": "A\n01 Æ"]),
      ("\"raw\" = \"two\nlines\";", ["raw": "two\nlines"]),
      (#"{ "braces" = "B"; }"#, ["braces": "B"]),
      (#""k" = "first"; "k" = "last";"#, ["k": "last"]),
      (#""d" = { x = y; }; "l" = (a, b,); "h" = <0f A0>; "s" = "S";"#, ["s": "S"]),
      ("\"v\" = \"V\";\u{2028}\u{2029}\"w\" = \"W\";", ["v": "V", "w": "W"]),
      (#"http://x = y;"#, ["http://x": "y"]),
    ]
  )
  func oldStyle(text: String, table: [String: String]) throws {
    #expect(try StringsFile.read(Array(text.utf8)) == table)
  }

  @Test("Every encoding a table comes in gives the same table")
  func encodings() throws {
    let text = "\"grüße\" = \"😀 ok\";\n"
    let little = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let files: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big,
    ]
    for file in files { #expect(try StringsFile.read(file) == ["grüße": "😀 ok"]) }
  }

  @Test("XML and binary property lists are read, whoever wrote them", arguments: [TableFormat.xml, .binary])
  func propertyLists(format: TableFormat) throws {
    let table = ["a": "A & <b> \"c\"", "ü": "😀\n\t", "": "empty", "long": String(repeating: "x", count: 70_000)]
    let foundation = try PropertyListSerialization.data(
      fromPropertyList: table, format: format == .xml ? .xml : .binary, options: 0)
    #expect(try StringsFile.read(Array(foundation)) == table)
    #expect(try StringsFile.read(StringsFile.write(table, as: format)) == table)
  }

  @Test("Hand-written XML may have comments, CDATA, character numbers and empty elements")
  func xmlByHand() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE plist [<!ELEMENT a (b)>]>
      <!-- note --><plist version='1.0'><dict ><!-- c -->
        <key>a</key><string>x<![CDATA[<&>]]>y&#65;&#x1F600;&apos;</string>
        <key/><string/><key>n</key><integer>0x1F</integer><key>t</key><true/>
      </dict></plist>
      """
    #expect(try StringsFile.read(Array(text.utf8)) == ["a": "x<&>yA😀'", "": ""])
  }

  @Test(
    "What cannot be read says where and what was expected",
    arguments: [
      ("\"a\" = \"A\"\n\"b\" = \"B\";", "2:1: expected ';' after the value of \"a\", found '\"'"),
      ("\"a\" \"A\";", "1:5: expected '=' after the key \"a\", found '\"'"),
      ("\"a\" = ;", "1:7: expected a value, found ';'"),
      ("\"a\" = \"A\";\n  \"b = \"B\";", "2:9: expected '=' after the key \"b = \", found 'B'"),
      ("\"a\" = \"A", "1:7: this string has no closing quote: end it before the end of the file"),
      ("{ a = b; ", "1:10: expected '}' at the end of the dictionary, found the end"),
      ("(a, b)", "1:1: expected a dictionary at the root of the table, found an array"),
      ("word", "1:1: expected a dictionary at the root of the table, found a string"),
      ("{ a = b; } x", "1:12: expected the end of the file, found 'x'"),
      ("<plist><dict><key>a</key></dict></plist>", "1:26: expected a value for the key \"a\", found '</dict'"),
      ("<plist><dict><string>a</string></dict></plist>", "1:14: expected a <key> in <dict>, found <string>"),
      ("<plist>\n<array/></plist>", "2:1: expected a dictionary at the root of the table, found an array"),
      ("<plist><dict><key>a</key><string>b & c</string>", "1:36: expected ';' after '&'"),
      ("<plist><dict><key>a</key><string>b</dict></plist>", "1:35: expected </string>, found '</dict'"),
    ]
  )
  func failures(text: String, message: String) {
    let error = #expect(throws: TableSyntaxError.self) { try StringsFile.read(Array(text.utf8)) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "no error")")
  }

  @Test("Bytes of no encoding and half characters are errors with a place")
  func brokenEncodings() {
    let latin = #expect(throws: TableSyntaxError.self) {
      try StringsFile.read(Array("\"a\" = \"A\";\n\"b\" = \"".utf8) + [0xE9])
    }
    #expect(latin?.position.map { [$0.line, $0.column] } == [2, 8])
    #expect(throws: TableSyntaxError.self) { try StringsFile.read([0xFF, 0xFE, 0x22]) }
    #expect(throws: TableSyntaxError.self) { try StringsFile.read([0xFF, 0xFE, 0x00, 0xD8]) }
    #expect(throws: TableSyntaxError.self) { try StringsFile.read([0, 0, 0xFE, 0xFF]) }
  }

  @Test("Nesting bombs and circles are errors, never a crash")
  func bombs() {
    let deep = Array(String(repeating: "(", count: 100_000).utf8)
    #expect(throws: TableSyntaxError.self) { try StringsFile.read(deep) }
    let xml = "<plist>" + String(repeating: "<array>", count: 100_000)
    #expect(throws: TableSyntaxError.self) { try StringsFile.read(Array(xml.utf8)) }
    // Object 0 is an array that holds itself twice.
    let circle =
      Array("bplist00".utf8) + [0xA2, 0, 0, 8] + [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1]
      + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11]
    #expect(throws: TableSyntaxError.self) { try StringsFile.read(circle) }
  }
}
