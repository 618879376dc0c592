import StringCatalogs
import Testing

@Suite("Dialects of catalogs")
struct CatalogDialectTests {
  struct Dialect: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// A catalog with `b` in German; `before` and `after` are what the edits must give.
    var before: String
    var after: String
  }

  static let dialects = [
    Dialect(
      testDescription: "Python's, four spaces and a final newline",
      before: """
        {
            "sourceLanguage": "en",
            "strings": {
                "a": {},
                "b": {
                    "localizations": {
                        "de": {
                            "stringUnit": {
                                "state": "new",
                                "value": "B"
                            }
                        }
                    }
                }
            },
            "version": "1.0"
        }

        """,
      after: """
        {
            "sourceLanguage": "en",
            "strings": {
                "a": {},
                "a2": {},
                "b": {
                    "localizations": {
                        "de": {
                            "stringUnit": {
                                "state": "new",
                                "value": "B"
                            }
                        },
                        "fr": {
                            "stringUnit": {
                                "state": "new",
                                "value": "é/"
                            }
                        }
                    }
                },
                "c": {
                    "comment": "C"
                }
            },
            "version": "1.0"
        }

        """),
    Dialect(
      testDescription: "one line without blanks, ASCII only",
      before:
        #"{"sourceLanguage":"en","strings":{"a":{},"b":{"localizations":{"de":{"stringUnit":{"state":"new","value":"\u00c4\/"}}}}},"version":"1.0"}"#,
      after:
        #"{"sourceLanguage":"en","strings":{"a":{},"a2":{},"b":{"localizations":{"de":{"stringUnit":{"state":"new","value":"\u00c4\/"}},"fr":{"stringUnit":{"state":"new","value":"\u00e9\/"}}}},"c":{"comment":"C"}},"version":"1.0"}"#
    ),
    Dialect(
      testDescription: "tabs, and objects on one line with blanks inside",
      before: """
        {
        \t"sourceLanguage": "en",
        \t"strings": {
        \t\t"a": { },
        \t\t"b": {
        \t\t\t"localizations": {
        \t\t\t\t"de": { "stringUnit": { "state": "new", "value": "B" } }
        \t\t\t}
        \t\t}
        \t},
        \t"version": "1.0"
        }
        """,
      after: """
        {
        \t"sourceLanguage": "en",
        \t"strings": {
        \t\t"a": { },
        \t\t"a2": { },
        \t\t"b": {
        \t\t\t"localizations": {
        \t\t\t\t"de": { "stringUnit": { "state": "new", "value": "B" } },
        \t\t\t\t"fr": { "stringUnit": { "state": "new", "value": "é/" } }
        \t\t\t}
        \t\t},
        \t\t"c": {
        \t\t\t"comment": "C"
        \t\t}
        \t},
        \t"version": "1.0"
        }
        """),
    Dialect(
      testDescription: "trailing commas",
      before: """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "a" : {

            },
            "b" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "B",
                  },
                },
              },
            },
          },
          "version" : "1.0",
        }
        """,
      after: """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "a" : {

            },
            "a2" : {

            },
            "b" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "B",
                  },
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "é/"
                  }
                },
              },
            },
            "c" : {
              "comment" : "C"
            },
          },
          "version" : "1.0",
        }
        """),
  ]

  private func edit(_ bytes: [UInt8]) throws -> CatalogEditor {
    var editor = CatalogEditor(try StringCatalog(bytes))
    try editor.addKey("c", comment: "C")
    try editor.addKey("a2")
    try editor.setText("é/", state: "new", key: "b", language: "fr")
    return editor
  }

  @Test("New members look as those around them, and go without a trace", arguments: dialects)
  func inDialect(dialect: Dialect) throws {
    var editor = try edit(Array(dialect.before.utf8))
    #expect(String(decoding: editor.catalog.bytes, as: UTF8.self) == dialect.after)
    try editor.removeKey("a2")
    try editor.removeKey("c")
    try editor.removeLanguage("fr")
    #expect(String(decoding: editor.catalog.bytes, as: UTF8.self) == dialect.before)
  }

  @Test("CRLF line ends are kept", arguments: dialects)
  func carriageReturns(dialect: Dialect) throws {
    let editor = try edit(Array(dialect.before.replacing("\n", with: "\r\n").utf8))
    #expect(
      String(decoding: editor.catalog.bytes, as: UTF8.self) == dialect.after.replacing("\n", with: "\r\n"))
  }

  @Test("A byte order mark and UTF-16 are kept", arguments: dialects)
  func encodings(dialect: Dialect) throws {
    let marked = { (text: String) in Array("\u{FEFF}\(text)".utf8) }
    #expect(try edit(marked(dialect.before)).catalog.bytes == marked(dialect.after))
    let wide = { (text: String) in "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    #expect(try edit(wide(dialect.before)).catalog.bytes == wide(dialect.after))
  }
}
