import PositionedJSON
import Testing

@Suite("JSON syntax errors")
struct JSONSyntaxErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var line: Int
    var column: Int
    var message: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ line: Int, _ column: Int, _ message: String) {
      self.text = text
      self.line = line
      self.column = column
      self.message = message
    }
  }

  static let cases = [
    Case("", 1, 1, "the text is empty; expected a JSON value, such as '{'"),
    Case(" \n ", 2, 2, "the text is empty; expected a JSON value, such as '{'"),
    Case("hello", 1, 1, "expected a JSON value, such as '{', found 'h'"),
    Case("{} x", 1, 4, "expected the end of the text after the first value, found 'x'"),
    Case("{\"a\" 1}", 1, 6, "expected ':' after the key, found '1'"),
    Case("{a: 1}", 1, 2, "expected a key in double quotes, found 'a'"),
    Case("{'a': 1}", 1, 2, "expected a key in double quotes, found '''"),
    Case("{\"a\": }", 1, 7, "expected a value, found '}'"),
    Case("{\"a\": 1\n \"b\": 2}", 2, 2, "expected ',' or '}' after a member of the object, found '\"'"),
    Case("{\"a\": 1]", 1, 8, "expected ',' or '}' after a member of the object, found ']'"),
    Case("{,}", 1, 2, "expected a key in double quotes, found ','"),
    Case("[1 2]", 1, 4, "expected ',' or ']' after an element of the array, found '2'"),
    Case("[1,,2]", 1, 4, "expected a value, found ','"),
    Case("[,1]", 1, 2, "expected a value, found ','"),
    Case(
      "{\n \"a\": [1,\n", 3, 1, "the text ends inside the array that begins at line 2, column 7; expected a value"),
    Case(
      "{ \"a\" : \"b\"", 1, 12,
      "the text ends inside the object that begins at line 1, column 1; expected ',' or '}' after a member of the object"
    ),
    Case(
      "{ \"a\" : \"b", 1, 11, "the text ends inside the string that begins at line 1, column 9; expected '\"'"),
    Case("\"abc\\", 1, 6, "the text ends inside the string that begins at line 1, column 1; expected '\"'"),
    Case("[tru]", 1, 2, "expected 'true' or another value, found 't'"),
    Case("[nul", 1, 2, "expected 'null' or another value, found 'n'"),
    Case("[01]", 1, 3, "a number may not begin with 0; expected the digits without the zero"),
    Case("[-]", 1, 3, "expected a digit after '-', found ']'"),
    Case("[1.]", 1, 4, "expected a digit after the decimal point, found ']'"),
    Case("[1e+]", 1, 5, "expected a digit after the exponent sign, found ']'"),
    Case("[+1]", 1, 2, "expected a value, found '+'"),
    Case("[NaN]", 1, 2, "expected a value, found 'N'"),
    Case("\"a\tb\"", 1, 3, "raw tab in a string; expected \\t"),
    Case("\"a\u{1}b\"", 1, 3, "raw control character in a string; expected \\u0001"),
    Case(
      "{\"a\": \"b\n\"}", 1, 9,
      "the string that begins at line 1, column 7 does not end on its line; expected '\"', or \\n for a line break"),
    Case(
      "\"é\\x\"", 1, 4, #"unknown escape '\x' in a string; expected one of \" \\ \/ \b \f \n \r \t \uXXXX"#),
    Case(#""\u12G4""#, 1, 2, "bad escape in a string; expected four hexadecimal digits after \\u"),
    Case(#""\u12"#, 1, 2, "bad escape in a string; expected four hexadecimal digits after \\u"),
    Case(
      #""\ud83d""#, 1, 2,
      #"half a surrogate pair, \ud83d, in a string; expected \ud800-\udbff before \udc00-\udfff"#),
    Case(
      #""a\ud83d\u0041""#, 1, 3,
      #"half a surrogate pair, \ud83d, in a string; expected \ud800-\udbff before \udc00-\udfff"#),
    Case(
      #""\ude00""#, 1, 2, #"half a surrogate pair, \ude00, in a string; expected \ud800-\udbff before \udc00-\udfff"#),
    Case(
      "[1, // one\n]", 1, 5, "comments are not allowed in this kind of file; expected only JSON: remove the comment"),
    Case("[1\0]", 1, 3, "expected ',' or ']' after an element of the array, found 'U+0000'"),
    Case(
      "{\n<<<<<<< HEAD\n\"a\": 1\n=======\n", 2, 1,
      "conflict marker '<<<<<<<' left by a merge; expected JSON: resolve the conflict and save again"),
    Case(
      "{\n\"a\": 1\n=======\n", 3, 1,
      "conflict marker '=======' left by a merge; expected JSON: resolve the conflict and save again"),
    Case(
      "{\n\"a\": 1,\n>>>>>>> branch\n", 3, 1,
      "conflict marker '>>>>>>>' left by a merge; expected JSON: resolve the conflict and save again"),
  ]

  private func failure(_ bytes: [UInt8], _ dialect: JSONDocument.Dialect = .strict) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(bytes, dialect: dialect)
      return nil
    } catch { return error }
  }

  @Test("Each broken text is refused at its place, with what was expected", arguments: cases)
  func refused(broken: Case) throws {
    let error = try #require(failure(Array(broken.text.utf8)))
    #expect(error.message == broken.message)
    #expect([error.position.line, error.position.column] == [broken.line, broken.column])
  }

  @Test("Comments must end, also where they are allowed")
  func openComment() throws {
    let error = try #require(failure(Array("[1] /* \n".utf8), .commented))
    #expect(error.message == "the text ends inside the comment that begins at line 1, column 5; expected '*/'")
    #expect(failure(Array("[1] / 2".utf8), .commented)?.position.column == 5)
  }

  @Test(
    "Bytes that are not UTF-8 are refused at their place",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xC3, 0x22], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF0, 0x9F, 0x98], [0xFF], [0xE2, 0x82],
    ] as [[UInt8]])
  func notUTF8(sequence: [UInt8]) throws {
    let text: [UInt8] = Array("[\n\"ab".utf8) + sequence + Array("\"]".utf8)
    let error = try #require(failure(text))
    #expect(error.position == JSONPosition(line: 2, column: 4, offset: 5))
    #expect(error.message.contains("is not UTF-8; expected UTF-8 text"))
  }

  @Test("UTF-16 without a mark, UTF-32, and cut UTF-16 are refused in words")
  func otherEncodings() throws {
    #expect(failure([0x7B, 0, 0x7D, 0])?.message.contains("looks like UTF-16") == true)
    #expect(failure([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0])?.message.contains("UTF-32") == true)
    #expect(failure([0xFF, 0xFE, 0x7B, 0, 0x7D])?.message == "the UTF-16 text ends inside a character")
    let half: [UInt8] = [0xFE, 0xFF, 0, 0x5B, 0, 0x0A, 0, 0x22, 0xD8, 0x3D, 0, 0x22, 0, 0x5D]
    #expect(failure(half)?.position == JSONPosition(line: 2, column: 2, offset: 3))
  }

  @Test("Nesting is read up to the limit and refused at the bracket beyond it", arguments: ["[", "{\"a\":"])
  func nesting(opening: String) throws {
    let limit = JSONDocument.nestingLimit
    let closing = opening == "[" ? "]" : "}"
    let fine = String(repeating: opening, count: limit) + "1" + String(repeating: closing, count: limit)
    #expect(failure(Array(fine.utf8)) == nil)
    let bomb = try #require(failure(Array(String(repeating: opening, count: 100_000).utf8)))
    #expect(bomb.position.offset == limit * opening.utf8.count)
    #expect(bomb.message == "objects and arrays nested deeper than 512 levels; expected fewer")
  }

  @Test("Ten megabytes of opening brackets are refused at once")
  func bracketBomb() {
    #expect(failure([UInt8](repeating: UInt8(ascii: "["), count: 10_000_000))?.position.column == 513)
  }
}
