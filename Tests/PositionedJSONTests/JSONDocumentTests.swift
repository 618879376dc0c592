import PositionedJSON
import Testing

@Suite("JSON documents")
struct JSONDocumentTests {
  private func root(_ text: String, _ dialect: JSONDocument.Dialect = .strict) throws -> JSONNode {
    try JSONDocument(Array(text.utf8), dialect: dialect).root
  }

  @Test("Scalars read as what they are and as nothing else")
  func scalars() throws {
    let root = try root(#"{"s":"a","i":-12,"d":1.50,"e":2E3,"t":true,"f":false,"n":null}"#)
    #expect(root["s"]?.string == "a")
    #expect(root["s"]?.integer == nil)
    #expect(root["i"]?.integer == -12)
    #expect(root["i"]?.double == -12)
    #expect(root["d"]?.integer == nil)
    #expect(root["d"]?.double == 1.5)
    #expect(root["d"]?.spelling == "1.50")
    #expect(root["e"]?.double == 2000)
    #expect(root["t"]?.boolean == true)
    #expect(root["f"]?.boolean == false)
    #expect(root["n"]?.isNull == true)
    #expect(root["n"]?.boolean == nil)
    #expect(root["missing"] == nil)
  }

  @Test("An integer that does not fit is no integer, but still a number")
  func bigInteger() throws {
    let root = try root("[9223372036854775807, 9223372036854775808]")
    #expect(root.elements.map(\.integer) == [Int.max, nil])
    #expect(Array(root.elements)[1].double == 9.223372036854775808e18)
  }

  @Test("An only member is told from one of several, and two strings from anything else")
  func onlyMembers() throws {
    #expect(try root(#"{"a":{"b":1}}"#).only("a")?.only("b")?.integer == 1)
    #expect(try root(#"{"a":[1,2]}"#).only("a")?.kind == .array)
    for text in [#"{"a":1,"b":2}"#, #"{"a":{},"a":{}}"#, #"{"b":1}"#, "{}", "[1]", "1"] {
      #expect(try root(text).only("a") == nil, "\(text)")
    }
    #expect(try root(#"{"a":"1","b":"2"}"#).hasOnlyStrings("a", "b"))
    #expect(try root(#"{"\u0061":"1","b":""}"#).hasOnlyStrings("a", "b"))
    let others = [
      #"{"a":"1"}"#, #"{"b":"1","a":"2"}"#, #"{"a":"1","b":2}"#, #"{"a":["1"],"b":"2"}"#, #"{"a":"1","b":"2","c":"3"}"#,
      #"{"a":"1","b":{}}"#, #"{"a":"1","a":"2"}"#, #"["a","1","b","2"]"#, "{}", #""a""#,
    ]
    for text in others { #expect(try !root(text).hasOnlyStrings("a", "b"), "\(text)") }
  }

  @Test("Members and elements come in file order, containers inside them skipped")
  func order() throws {
    let root = try root(#"{"z":[1,[2,3],{"q":4}],"a":{},"m":[]}"#)
    #expect(root.members.map(\.key) == ["z", "a", "m"])
    #expect(root["z"]?.elements.map(\.kind) == [.number, .array, .object])
    #expect(Array(root.elements).isEmpty)
    #expect(root["m"]?.members.map(\.key) == [])
  }

  @Test(
    "Escapes are resolved in values and keys",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u20AC""#, "é€"), (#""x\ud83d\ude00y""#, "x😀y"),
      (#""\u0000""#, "\0"), ("\"\u{FEFF}ü€😀\u{7F}\u{2028}\"", "\u{FEFF}ü€😀\u{7F}\u{2028}"), (#""""#, ""),
      (
        #""a string that is longer than eight bytes \n and goes on""#,
        "a string that is longer than eight bytes \n and goes on"
      ),
    ])
  func escapes(spelling: String, text: String) throws {
    #expect(try root(spelling).string == text)
    #expect(try root("{\(spelling):1}")[text]?.integer == 1)
    #expect(try root("[\(spelling)]").elements.first { _ in true }?.isString(text) == true)
  }

  @Test("Positions count lines at LF, CR and CRLF, and columns in UTF-8 bytes")
  func positions() throws {
    let root = try root("{\n  \"é\" : 1,\r\n\t\"b\":2,\r\"c\": [\n3]}")
    let places = root.members.map {
      [$0.keyPosition.line, $0.keyPosition.column, $0.value.position.line, $0.value.position.column]
    }
    #expect(places == [[2, 3, 2, 10], [3, 2, 3, 6], [4, 1, 4, 6]])
    #expect(root["c"]?.elements.map(\.position) == [JSONPosition(line: 5, column: 1, offset: 30)])
    #expect(root["b"]?.range == 20..<21)
  }

  @Test("The last of several equal members wins, all are listed, and each repetition is noted with both places")
  func duplicates() throws {
    let text = "{\"a\":1,\n\"b\":{\"x\":1,\"y\":2,\n\"\\u0078\":3},\n\"a\":2,\n\"a\":3}"
    let document = try JSONDocument(Array(text.utf8))
    #expect(document.root["a"]?.integer == 3)
    #expect(document.root["b"]?["x"]?.integer == 3)
    #expect(document.root.members.map(\.key) == ["a", "b", "a", "a"])
    let first = JSONPosition(line: 1, column: 2, offset: 1)
    #expect(
      document.notices == [
        JSONNotice(
          .duplicateMember(key: "x", first: JSONPosition(line: 2, column: 6, offset: 13)),
          at: JSONPosition(line: 3, column: 1, offset: 26)),
        JSONNotice(.duplicateMember(key: "a", first: first), at: JSONPosition(line: 4, column: 1, offset: 39)),
        JSONNotice(.duplicateMember(key: "a", first: first), at: JSONPosition(line: 5, column: 1, offset: 46)),
      ])
  }

  @Test("Keys in descending order, and keys that begin alike, are no duplicates")
  func noDuplicates() throws {
    #expect(try JSONDocument(Array(#"{"c":1,"b":1,"a":1,"ab":1,"":1,"aa":1}"#.utf8)).notices.isEmpty)
  }

  @Test("A trailing comma is noted in the strict dialect and fine in the commented one")
  func trailingCommas() throws {
    let text = "{\"a\": [1, 2,],\n}"
    let strict = try JSONDocument(Array(text.utf8))
    #expect(strict.notices.map(\.kind) == [.trailingComma, .trailingComma])
    #expect(strict.notices.map(\.position.offset) == [11, 13])
    #expect(strict.root["a"]?.elements.map(\.integer) == [1, 2])
    #expect(try JSONDocument(Array(text.utf8), dialect: .commented).notices.isEmpty)
  }

  @Test("Comments are skipped in the commented dialect and count lines")
  func comments() throws {
    let text = "// head\n{ /* a\n \"b\" */ \"a\" /**/ : // tail, with * and /\r\n 1 /***/ } // end"
    let document = try JSONDocument(Array(text.utf8), dialect: .commented)
    #expect(document.root["a"]?.position == JSONPosition(line: 4, column: 2, offset: 58))
    #expect(document.notices.isEmpty)
  }

  @Test("A byte order mark is noted and takes no column")
  func byteOrderMark() throws {
    let document = try JSONDocument([0xEF, 0xBB, 0xBF] + Array("[1]".utf8))
    #expect(document.notices.map(\.kind) == [.byteOrderMark])
    #expect(document.root.position == JSONPosition(line: 1, column: 1, offset: 3))
    #expect(document.root.elements.map(\.integer) == [1])
  }

  @Test("UTF-16 of both byte orders is decoded, noted, and encoded back to the same bytes", arguments: [true, false])
  func utf16(isLittleEndian: Bool) throws {
    let text = "\u{FEFF}{\"key\" : \"é😀\"}"
    let bytes = text.utf16.flatMap { unit in
      isLittleEndian ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    let document = try JSONDocument(bytes)
    #expect(document.root["key"]?.string == "é😀")
    #expect(document.notices.map(\.kind) == [.utf16])
    #expect(document.encoding.encoded(document.bytes) == bytes)
  }
}
