import PositionedJSON
import StringCatalogs
import Testing

@Suite("Problems of catalogs")
struct CatalogProblemTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    /// `line:column: severity: rule: message` of each problem, in order.
    var problems: [String]
    var testDescription: String { text }

    init(_ text: String, _ problems: String...) {
      self.text = text
      self.problems = problems
    }

    /// A catalog with one key `k` in line 2, the entry given from column 6 on.
    init(entry: String, _ problems: String...) {
      text = "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\n\"k\": \(entry)}}"
      self.problems = problems
    }

    /// A catalog with one localization of `k` in line 3, given from column 7 on.
    init(localization: String, _ problems: String...) {
      text =
        "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\n\"k\":{\"localizations\":{\n\"de\": \(localization)}}}}"
      self.problems = problems
    }
  }

  static let roots = [
    Case(
      "[]",
      "1:1: error: json.invalid: expected an object with 'sourceLanguage', 'strings' and 'version', found an array"),
    Case(
      "{}", "1:1: error: json.missing-member: 'sourceLanguage' is missing; expected it in the catalog: add it",
      "1:1: error: json.missing-member: 'strings' is missing; expected it in the catalog: add it",
      "1:1: error: json.missing-member: 'version' is missing; expected it in the catalog: add it"),
    Case(
      "{\"sourceLanguage\":1,\n\"version\":true,\n\"strings\":[]}",
      "1:19: error: json.wrong-type: expected a string for 'sourceLanguage', found a number",
      "2:11: error: json.wrong-type: expected a string for 'version', found true or false",
      "3:11: error: json.wrong-type: expected an object for 'strings', found an array"),
    Case(
      "{\"sourceLanguage\":\"en\",\"version\":null,\"strings\":null}",
      "1:34: error: json.wrong-type: expected a string for 'version', found null",
      "1:49: error: json.wrong-type: expected an object for 'strings', found null"),
    Case("{\"sourceLanguage\":\"\",\"version\":1.0,\"strings\":{}}"),
    Case("{\"sourceLanguage\":\"en\",\"version\":\"1.3\",\"strings\":{},\"languages\":[\"en\",\"de\"]}"),
    Case(
      "{\"sourceLanguage\":\"en\",\"version\":2,\"strings\":{}}",
      "1:34: warning: json.unknown-version: version '2' is not known; expected 1.0 to 1.3: the catalog is read as those are"
    ),
    Case(
      "{\"sourceLanguage\":\"en\",\"version\":\"1.7\",\"strings\":{}}",
      "1:34: note: json.unknown-version: version '1.7' is not known; expected 1.0 to 1.3: the catalog is read as those are"
    ),
    Case(
      "{\"sourceLanguage\":\"en\",\"version\":\"2.0\",\"strings\":{}}",
      "1:34: warning: json.unknown-version: version '2.0' is not known; expected 1.0 to 1.3: the catalog is read as those are"
    ),
    Case(
      "{\"sourceLanguage\":\"en\",\"strings\":{},\n\"Done\":{},\"version\":\"1.0\",\n\"x\":1}",
      "2:1: error: json.stray-top-level: 'Done' does not belong at the top level; expected 'sourceLanguage', 'strings' and 'version': move it into 'strings'",
      "3:1: error: json.stray-top-level: 'x' does not belong at the top level; expected 'sourceLanguage', 'strings' and 'version': remove it"
    ),
    Case(
      "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\",\n}",
      "1:52: error: json.trailing-comma: trailing comma before a closing bracket; strict readers reject it: remove it"
    ),
    Case(
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\n\"a\":{},\n\"b\":{},\n\"a\":{}}}",
      "4:1: error: json.duplicate-key: duplicate member 'a', which is also at line 2, column 1; readers keep only one of them: remove the other"
    ),
    Case(
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\n\"\u{E9}\":{},\n\"e\\u0301\":{}}}",
      "3:1: error: json.duplicate-key: key 'e\u{301}' reads as the one at line 2, column 1, written with other code points; Apple's readers keep only one of them: remove the other"
    ),
    Case(
      "\u{FEFF}{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{}}",
      "1:1: warning: json.bom: byte order mark at the start; expected plain UTF-8: save the file without it"),
    Case(
      "{\"strings\":{\n<<<<<<< HEAD\n\"a\":{}\n=======",
      "2:1: error: json.conflict-markers: conflict marker '<<<<<<<' left by a merge; expected JSON: resolve the conflict and save again"
    ),
    Case(
      "{\"strings\":{\n\"a\":{},",
      "2:8: error: json.invalid: the text ends inside the object that begins at line 1, column 12; expected a key in double quotes"
    ),
  ]

  static let entries = [
    Case(entry: "{}"), Case(entry: "{\"localizations\":{}}"),
    Case(entry: "{\"comment\":null,\"shouldTranslate\":null,\"extractionState\":null,\"localizations\":null}"),
    Case(
      entry:
        "{\"comment\":\"c\",\"commentGenerationVersion\":\"1\",\"extractionState\":\"odd\",\"generatesSymbol\":false,\"isCommentAutoGenerated\":true,\"shouldTranslate\":false}"
    ),
    Case(entry: "1", "2:6: error: json.wrong-type: expected an object for 'k', found a number (key 'k')"),
    Case(
      entry: "{\"comment\":4,\n\"shouldTranslate\":1,\n\"extractionState\":true,\n\"localizations\":\"x\"}",
      "2:17: error: json.wrong-type: expected a string for 'comment', found a number (key 'k')",
      "3:19: error: json.wrong-type: expected true or false for 'shouldTranslate', found a number (key 'k')",
      "4:19: error: json.wrong-type: expected a string for 'extractionState', found true or false (key 'k')",
      "5:17: error: json.wrong-type: expected an object for 'localizations', found a string (key 'k')"),
    Case(
      entry: "{\"localisations\":{}}",
      "2:7: note: json.unknown-member: 'localisations' is not known here and is kept unread; expected 'comment', 'commentGenerationVersion', 'extractionState', 'generatesSymbol', 'isCommentAutoGenerated', 'localizations', 'shouldTranslate' (key 'k')"
    ),
  ]

  static let localizations = [
    Case(localization: "null"), Case(localization: "{\"stringUnit\":{\"state\":\"new\",\"value\":\"\"}}"),
    Case(localization: "{\"variations\":{}}"), Case(localization: "{\"variations\":{\"device\":{}}}"),
    Case(localization: "{\"stringSet\":{\"state\":\"new\",\"values\":[\"a\",\"b\"]}}"),
    Case(
      localization: "{}",
      "3:7: error: json.missing-member: expected 'stringUnit' or 'variations' in 'de', found neither: add one, or remove the member (key 'k', language 'de')"
    ),
    Case(
      localization: "7",
      "3:7: error: json.wrong-type: expected an object for 'de', found a number (key 'k', language 'de')"),
    Case(
      localization: "{\"stringUnit\":{}}",
      "3:21: error: json.missing-member: 'state' is missing; expected it in 'stringUnit': add it (key 'k', language 'de')",
      "3:21: error: json.missing-member: 'value' is missing; expected it in 'stringUnit': add it (key 'k', language 'de')"
    ),
    Case(
      localization: "{\"stringUnit\":{\"state\":null,\"value\":1}}",
      "3:30: error: json.wrong-type: expected a string for 'state', found null (key 'k', language 'de')",
      "3:43: error: json.wrong-type: expected a string for 'value', found a number (key 'k', language 'de')"),
    Case(
      localization: "{\"stringSet\":{\"state\":\"new\",\"values\":[\"a\",1]}}",
      "3:49: error: json.wrong-type: expected strings in 'values', found a number (key 'k', language 'de')"),
    Case(
      localization: "{\"variations\":{\"device\":\"future\"}}",
      "3:31: error: json.wrong-type: expected an object for 'device', found a string (key 'k', language 'de')"),
    Case(
      localization: "{\"variations\":{\"plural\":{\"one\":{},\n\"other\":2}}}",
      "3:38: error: json.missing-member: expected 'stringUnit' or 'variations' in 'one', found neither: add one, or remove the member (key 'k', language 'de')",
      "4:9: error: json.wrong-type: expected an object for 'other', found a number (key 'k', language 'de')"),
    Case(
      localization: "{\"variations\":{\"gender\":{\"f\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"x\"}}}}}",
      "3:22: note: json.unknown-member: 'gender' is not known here and is kept unread; expected 'plural', 'device', 'width' (key 'k', language 'de')"
    ),
    Case(
      localization: "{\"substitutions\":{\"n\":{\"variations\":{}}}}",
      "3:7: error: json.missing-member: 'stringUnit' is missing; expected it in the localization, whose text names the substitutions: add it (key 'k', language 'de')"
    ),
    Case(
      localization:
        "{\"stringUnit\":{\"state\":\"new\",\"value\":\"x\"},\"substitutions\":{\n\"a\":[],\n\"b\":{\"argNum\":\"1\"},\n\"c\":{\"argNum\":1.5,\"variations\":{}},\n\"d\":{\"argNum\":2.0,\"formatSpecifier\":3,\"variations\":{}}}}",
      "4:5: error: json.wrong-type: expected an object for 'a', found an array (key 'k', language 'de')",
      "5:5: error: json.missing-member: 'variations' is missing; expected it in the substitution 'b': add it (key 'k', language 'de')",
      "5:15: error: json.wrong-type: expected a whole number for 'argNum', found a string (key 'k', language 'de')",
      "6:15: error: json.wrong-type: expected a whole number for 'argNum', found a number (key 'k', language 'de')",
      "7:37: error: json.wrong-type: expected a string for 'formatSpecifier', found a number (key 'k', language 'de')"),
    Case(
      localization: "{\"stringUnit\":{\"state\":\"new\",\"value\":\"x\",\n\"state\":\"old\"}}",
      "4:1: error: json.duplicate-key: duplicate member 'state', which is also at line 3, column 22; readers keep only one of them: remove the other"
    ),
  ]

  @Test("Each problem is named at its place, and nothing else is", arguments: roots + entries + localizations)
  func named(broken: Case) {
    let lines = StringCatalog.read(Array(broken.text.utf8)).problems.map { problem in
      "\(problem.position.line):\(problem.position.column): \(problem.severity): \(problem.kind.rawValue): \(problem.message)"
    }
    #expect(lines == broken.problems)
  }

  @Test("What is there twice carries the key and language that it is, or lies in")
  func repetition() {
    let unit = #"{"stringUnit":{"state":"new","state":"translated","value":"A"}}"#
    let text =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{},"b":{"localizations":{"de":\#(unit),"de":{}},"#
      + #""comment":"x","comment":"y"},"a":{}},"version":"1.0"}"#
    let problems = StringCatalog.read(Array(text.utf8)).problems.filter { $0.kind == .duplicateKey }
    #expect(problems.map(\.key) == ["b", "b", "b", "a", nil])
    #expect(problems.map(\.language) == ["de", "de", nil, nil, nil])
  }

  @Test("A problem carries key and language, also where they need escapes")
  func context() throws {
    let text =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a \"b\"":{"localizations":{"d\u0065":{"stringUnit":3}}}}}"#
    let problem = try #require(StringCatalog.read(Array(text.utf8)).problems.first)
    #expect(problem.key == "a \"b\"")
    #expect(problem.language == "de")
    #expect(problem.kind == .wrongType && problem.severity == .error && problem.stopsCompilation)
  }

  @Test("A catalog in UTF-16 is read, and its encoding is a warning")
  func utf16() throws {
    let text = "\u{FEFF}{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"é\":{}}}"
    let reading = StringCatalog.read(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(reading.problems.map(\.kind) == [.utf16])
    #expect(reading.catalog?.strings.map(\.key) == ["é"])
  }
}
