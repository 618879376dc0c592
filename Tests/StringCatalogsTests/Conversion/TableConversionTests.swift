import PositionedJSON
import StringCatalogs
import Testing

/// Legacy tables to catalogs and back, case by case.
@Suite struct TableConversionTests {
  private static func language(_ folder: String, _ strings: String, _ rules: StringsDictTable = [:]) -> LegacyLanguage {
    LegacyLanguage(
      folder: folder, strings: Array(strings.utf8),
      stringsDict: rules.isEmpty ? nil : StringsDictFile.write(rules, as: .xml))
  }

  private static func plural(_ name: String, _ format: String, _ forms: [String: String]) -> StringsDictEntry {
    StringsDictEntry(formatKey: format, variables: [name: .init(valueType: "lld", forms: forms)])
  }

  @Test func `texts, comments and plurals become a catalog as Xcode writes it`() throws {
    let english = Self.language(
      "en", "/* A button */\n\"done\" = \"Done\";\n",
      ["n": Self.plural("value", "%#@value@", ["one": "%lld item", "other": "%lld items"])])
    let german = Self.language(
      "de", "/* A button */\n\"done\" = \"Fertig\";\n", ["n": Self.plural("c", "Es sind %1$#@c@", ["other": "%lld"])])
    let converted = try TableConversion.catalog(of: [german, english], sourceLanguage: "en")
    #expect(converted.losses.isEmpty)
    let expected = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "done" : {
            "comment" : "A button",
            "extractionState" : "manual",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Fertig"
                }
              },
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Done"
                }
              }
            }
          },
          "n" : {
            "extractionState" : "manual",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Es sind %#@c@"
                },
                "substitutions" : {
                  "c" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "other" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%lld"
                          }
                        }
                      }
                    }
                  }
                }
              },
              "en" : {
                "variations" : {
                  "plural" : {
                    "one" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "%lld item"
                      }
                    },
                    "other" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "%lld items"
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    #expect(String(decoding: converted.bytes, as: UTF8.self) == expected)
  }

  @Test func `device and width rules become variations, and come back`() throws {
    let rules: StringsDictTable = [
      "d": StringsDictEntry(deviceRule: [
        "mac": .text("Click"), "ipad": .entry(Self.plural("value", "%#@value@", ["other": "%lld taps"])),
        "iphone": .entry(Self.plural("n", "%2$#@n@ of %1$@", ["one": "a", "other": "b"])),
      ]),
      "w": StringsDictEntry(widthRule: [.init(width: 10, text: "Mon"), .init(width: 20, text: "Monday")]),
    ]
    let table = Self.language("en", "\"d\" = \"Press\";", rules)
    let converted = try TableConversion.catalog(of: [table], sourceLanguage: "en")
    #expect(converted.losses.isEmpty)
    let compiled = StringCatalog.compile(converted.bytes)
    #expect(compiled.problems.isEmpty)
    #expect(compiled.tables.first?.strings == ["d": "Press"] && compiled.tables.first?.stringsDict == rules)
  }

  private func losses(_ languages: [LegacyLanguage]) throws -> [String] {
    try TableConversion.catalog(of: languages, sourceLanguage: "en").losses.map { loss in
      let place = loss.position.map { ":\($0.line)" } ?? ""
      return "\(loss.kind.rawValue) \(loss.key ?? "-") \(loss.language ?? "-") \(loss.file.rawValue)\(place)"
    }
  }

  @Test func `what a catalog cannot say is named with its place`() throws {
    let english = Self.language(
      "en", "/* File */\n\n/* A */\n\"a\" = \"1\";\n\"b\" = \"1\";\n\"b\" = \"2\";\n\"n\" = \"x\";\n\"l\" = (q);\n",
      [
        "n": Self.plural("v", "%#@v@", ["other": "x"]), "t": StringsDictEntry(plainText: "text"),
        "o": StringsDictEntry(deviceRule: ["mac": .text("m"), "other": .text("o")]),
        "u": StringsDictEntry(
          formatKey: "%#@v@",
          variables: ["v": .init(valueType: "d", forms: ["other": "x"]), "w": .init(valueType: "d", forms: [:])]),
        "nested": StringsDictEntry(
          formatKey: "%#@v@",
          variables: [
            "v": .init(valueType: "d", forms: ["other": "%#@w@"]), "w": .init(valueType: "d", forms: ["other": "x"]),
          ]),
        "two": StringsDictEntry(formatKey: "x", deviceRule: ["mac": .text("m")]),
      ])
    let german = Self.language("de", "/* B */\n\"a\" = \"1\";\n\"b\" = \"3\";\n")
    let expected = [
      "comment - en strings:1", "comment a de strings:2", "repeated b en strings:5", "missing l - strings",
      "left-out l en strings:8", "missing n - strings", "shadowed n en strings:7", "missing nested - strings",
      "left-out nested en stringsdict:19", "missing o - strings", "moved o en stringsdict:42", "missing t - strings",
      "moved t en stringsdict:52", "missing two - strings", "left-out two en stringsdict:54", "missing u - strings",
      "changed u en stringsdict:64",
    ]
    #expect(try losses([english, german]) == expected)
  }

  @Test func `Base stands for the source language, and an old code for its new one`() throws {
    let converted = try TableConversion.catalog(
      of: [Self.language("Base", "\"a\" = \"1\";"), Self.language("iw", "\"a\" = \"2\";")], sourceLanguage: "en")
    #expect(
      converted.losses.map { "\($0.kind) \($0.language ?? "") \($0.message)" } == [
        "language Base the texts are compiled into en.lproj", "language iw the texts are compiled into he.lproj",
      ])
    #expect(try StringCatalog(converted.bytes).languages == ["en", "iw"])
  }

  @Test func `what is no table is refused, all of it at once`() {
    let broken = [Self.language("en", "\"a\" = "), Self.language("de", "(x)")]
    #expect(throws: TableConversionError.self) { try TableConversion.catalog(of: broken, sourceLanguage: "en") }
    do throws(TableConversionError) {
      _ = try TableConversion.catalog(of: broken, sourceLanguage: "en")
    } catch {
      #expect(
        error.description == "de.lproj, .strings: 1:1: expected a dictionary at the root of the table, found an array\n"
          + "en.lproj, .strings: 1:7: expected a value for the key \"a\", found the end")
    }
    let twice = [Self.language("he", "\"a\" = \"1\";"), Self.language("iw", "\"a\" = \"2\";")]
    #expect(throws: TableConversionError.sameLanguage(["he", "iw"])) {
      try TableConversion.catalog(of: twice, sourceLanguage: "en")
    }
    #expect(throws: TableConversionError.noSourceLanguage) { try TableConversion.catalog(of: [], sourceLanguage: "") }
  }

  // MARK: - Back

  @Test func `a catalog becomes tables with its comments`() throws {
    let catalog = try StringCatalog(
      Array(
        """
        {"sourceLanguage":"en","version":"1.0","strings":{
        "b":{"comment":"B","extractionState":"manual","localizations":{
        "en":{"stringUnit":{"state":"translated","value":"x"}},
        "de":{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%d"}}}}}}},
        "a":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"y"}}}}}}
        """.utf8))
    let tables = try TableConversion.tables(of: catalog)
    #expect(tables.losses.isEmpty)
    #expect(tables.languages.map(\.folder) == ["de", "en"])
    let english = tables.languages[1].strings.map { String(decoding: $0, as: UTF8.self) }
    #expect(english == "\"a\" = \"y\";\n\n/* B */\n\"b\" = \"x\";\n")
    #expect(tables.languages[1].stringsDict == nil && tables.languages[0].strings == nil)
    let german = tables.languages[0].stringsDict.map { String(decoding: $0, as: UTF8.self) }
    #expect(
      german?.contains("\t<!-- B -->\n\t<key>b</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>") == true)
  }

  @Test func `what tables cannot say is named with its place`() throws {
    let catalog = try StringCatalog(
      Array(
        """
        {"sourceLanguage":"en","version":"1.0","future":1,"strings":{
        "a":{"shouldTranslate":false,"new":1,"localizations":{
        "en":{"stringUnit":{"state":"new","value":"x"}},
        "de":{"stringUnit":{"state":"needs_review","value":"x","q":1}}}},
        "b":{"comment":" x","extractionState":"stale"},
        "c":{"extractionState":"manual","localizations":{"pt_BR":{"stringUnit":{"state":"translated","value":"x"}},
        "iw":{"stringSet":{"state":"translated","values":["x"]}}}}}}
        """.utf8))
    let losses = try TableConversion.tables(of: catalog).losses.map { loss in
      let place = loss.position.map { ":\($0.line)" } ?? ""
      return "\(loss.kind.rawValue) \(loss.key ?? "-") \(loss.language ?? "-")\(place)"
    }
    #expect(
      losses == [
        "unknown-member - -:1", "language - iw", "origin a -:2", "origin a -:2", "unknown-member a -:2",
        "state a de:4", "unknown-member a de:4", "left-out a en:3", "state a en:3", "comment b -:5", "left-out b -:5",
        "origin b -:5", "changed c iw:7",
      ])
  }

  @Test func `a catalog that the compiler rejects is refused with its errors`() throws {
    let catalog = try StringCatalog(Array(#"{"sourceLanguage":"en","strings":{"a":7},"version":"1.0"}"#.utf8))
    #expect(throws: TableConversionError.self) { try TableConversion.tables(of: catalog) }
  }
}
