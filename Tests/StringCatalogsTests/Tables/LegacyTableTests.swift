import StringCatalogs
import Testing

/// Which comments belong to which entry, and what is no table to edit.
@Suite struct LegacyTableTests {
  private func comments(_ text: String, isStringsDict: Bool = false) throws -> [String: String?] {
    let table = try LegacyTable(Array(text.utf8), isStringsDict: isStringsDict)
    return Dictionary(table.entries.map { ($0.key, $0.comment) }) { $1 }
  }

  @Test(arguments: [
    ("/* A */\n\"a\" = \"1\";", "A"), ("/* A */ \"a\" = \"1\";", "A"), ("// A\n// B\n\"a\" = \"1\";", "A\nB"),
    ("/* A */\n\n\"a\" = \"1\";", nil), ("/* file */\n\n/* A */\n\"a\" = \"1\";", "A"),
    ("\"a\" = \"1\"; // A", "A"), ("\"a\" = \"1\"; /* A */ // B\n// C\n", "A\nB"), ("\"a\" = \"1\";\n// A\n", nil),
    ("\"z\" = \"0\"; /* A */ \"a\" = \"1\";", "A"), ("\"z\" = \"0\"; // Z\n\"a\" = \"1\";", nil),
    ("\"a\" = /* inside */ \"1\";", nil), ("\"a\" /* inside */;", nil), ("/**/\n\"a\" = \"1\";", nil),
    ("/*\r\n A\r\n B\r\n*/\r\n\"a\" = \"1\";", "A\r\n B"), ("/* \"x\" = \"y\"; */\n\"a\" = \"1\";", "\"x\" = \"y\";"),
    ("{ /* A */ a = 1; }", "A"), ("\"z\" = { /* no */ y = x; }; // Z\n\"a\" = \"1\";", nil),
  ]) func `a comment belongs to the entry it stands right before, or on whose line it is`(
    text: String, comment: String?
  ) throws {
    #expect(try #require(try comments(text)["a"]) == comment?.replacing("\r\n", with: "\n"))
  }

  @Test func `in XML it is the same`() throws {
    let text = """
      <?xml version="1.0"?>
      <!-- file --><plist><dict>
        <!-- free -->

        <!-- A -->
        <!-- more -->
        <key>a</key><!-- inside -->
        <string>1<!-- inside too --></string> <!-- behind -->
        <key>b</key>
        <dict><!-- no --><key>c</key><!-- no --><string>2</string></dict>
      </dict></plist>
      """
    #expect(try comments(text, isStringsDict: true) == ["a": "A\nmore\nbehind", "b": nil])
  }

  private func error(_ bytes: [UInt8], isStringsDict: Bool = false) -> String? {
    do throws(TableEditError) {
      _ = try LegacyTable(bytes, isStringsDict: isStringsDict)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `what cannot be edited says why`() {
    let binary = "the table is a binary property list; expected text or XML: convert it with 'plutil -convert xml1'"
    #expect(error(StringsFile.write(["a": "A"], as: .binary)) == binary)
    #expect(error(StringsDictFile.write([:], as: .binary), isStringsDict: true) == binary)
    #expect(error(Array("\"a\" = \"A\"".utf8)) == "1:10: expected ';' after the value of \"a\", found the end")
    #expect(error(Array("(a)".utf8)) == "1:1: expected a dictionary at the root of the table, found an array")
    #expect(error(Array("\"a\" = \"A\";".utf8), isStringsDict: true)?.contains("expected XML") == true)
    #expect(error([0xFF]) != nil)
    #expect(error([]) == nil && error([], isStringsDict: true) == nil)
  }
}
