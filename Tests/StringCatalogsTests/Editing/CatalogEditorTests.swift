import PositionedJSON
import StringCatalogs
import Testing

@Suite("Editing catalogs")
struct CatalogEditorTests {
  /// A catalog as Xcode writes it, its `strings` given with their indentation of four.
  private func xcode(_ strings: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(strings)\n  },\n  \"version\" : \"1.0\"\n}"
  }

  private let done = """
        "Done" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Fertig"
              }
            }
          }
        }
    """

  private func edited(
    _ text: String, _ edit: (inout CatalogEditor) throws(CatalogEditError) -> Void
  ) throws -> String {
    var editor = CatalogEditor(try StringCatalog(Array(text.utf8)))
    try edit(&editor)
    return String(decoding: editor.catalog.bytes, as: UTF8.self)
  }

  // MARK: - What changes

  @Test("A text and its state are replaced in place")
  func replaceText() throws {
    let result = try edited(xcode(done)) { editor throws(CatalogEditError) in
      try editor.setText("Erledigt \"/\"\n", state: "needs_review", key: "Done", language: "de")
    }
    let expected = done.replacing("translated", with: "needs_review")
      .replacing("Fertig", with: #"Erledigt \"/\"\n"#)
    #expect(result == xcode(expected))
  }

  @Test("A state alone is replaced in place, and only where there is a text")
  func replaceState() throws {
    let result = try edited(xcode(done)) { editor throws(CatalogEditError) in
      try editor.setState("stale", key: "Done", language: "de")
    }
    #expect(result == xcode(done.replacing("translated", with: "stale")))
    #expect(throws: CatalogEditError.absent(["strings", "Done", "localizations", "fr", "stringUnit"])) {
      try edited(xcode(done)) { editor throws(CatalogEditError) in
        try editor.setState("stale", key: "Done", language: "fr")
      }
    }
  }

  @Test("The first text of an empty entry builds all that is around it")
  func firstText() throws {
    let result = try edited(xcode("    \"Done\" : {\n\n    }")) { editor throws(CatalogEditError) in
      try editor.setText("Fertig", state: "translated", key: "Done", language: "de")
    }
    #expect(result == xcode(done))
  }

  @Test("Removing the last language of a key leaves the entry as it was before the first")
  func removeLastLanguage() throws {
    let result = try edited(xcode(done)) { editor throws(CatalogEditError) in try editor.removeLanguage("de") }
    #expect(result == xcode("    \"Done\" : {\n\n    }"))
  }

  @Test("Plural forms, device forms and substitutions are made step by step and in order")
  func variations() throws {
    let result = try edited(xcode("    \"k\" : {\n\n    }")) { editor throws(CatalogEditError) in
      let few: [CatalogStep] = [.substitution("n"), .variation(axis: "plural", name: "few")]
      let other: [CatalogStep] = [.substitution("n"), .variation(axis: "plural", name: "other")]
      try editor.setText("%#@n@", state: "new", key: "k", language: "ru")
      try editor.setText("b", state: "new", key: "k", language: "ru", steps: other)
      try editor.setText("a", state: "new", key: "k", language: "ru", steps: few)
      try editor.setSubstitution("n", argNum: 1, formatSpecifier: "lld", key: "k", language: "ru")
    }
    let unit = { (value: String, indent: String) in
      """
      \(indent)"stringUnit" : {
      \(indent)  "state" : "new",
      \(indent)  "value" : "\(value)"
      \(indent)}
      """
    }
    #expect(
      result
        == xcode(
          """
              "k" : {
                "localizations" : {
                  "ru" : {
          \(unit("%#@n@", "          ")),
                    "substitutions" : {
                      "n" : {
                        "argNum" : 1,
                        "formatSpecifier" : "lld",
                        "variations" : {
                          "plural" : {
                            "few" : {
          \(unit("a", "                    "))
                            },
                            "other" : {
          \(unit("b", "                    "))
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
          """))
  }

  @Test("Removing the last variation takes its empty containers along")
  func removeVariation() throws {
    let form = { (name: String) in
      "              \"\(name)\" : {\n                \"stringUnit\" : {\n                  \"state\" : \"new\",\n"
        + "                  \"value\" : \"x\"\n                }\n              }"
    }
    let text = { (forms: String) in
      xcode(
        "    \"k\" : {\n      \"comment\" : \"c\",\n      \"localizations\" : {\n        \"de\" : {\n          \"variations\" : {\n"
          + "            \"plural\" : {\n\(forms)\n            }\n          }\n        }\n      }\n    }")
    }
    let one = try edited(text(form("one") + ",\n" + form("other"))) { editor throws(CatalogEditError) in
      try editor.removeVariation(key: "k", language: "de", steps: [.variation(axis: "plural", name: "one")])
    }
    #expect(one == text(form("other")))
    let none = try edited(one) { editor throws(CatalogEditError) in
      try editor.removeVariation(key: "k", language: "de", steps: [.variation(axis: "plural", name: "other")])
    }
    #expect(none == xcode("    \"k\" : {\n      \"comment\" : \"c\"\n    }"))
  }

  @Test("Comment, origin and translatability are set in order and removed without a trace")
  func fields() throws {
    let full = done.replacing(
      "\"Done\" : {\n      \"localizations\"",
      with: "\"Done\" : {\n      \"comment\" : \"c\",\n      \"extractionState\" : \"manual\",\n      \"localizations\""
    ).replacing("        }\n      }\n    }", with: "        }\n      },\n      \"shouldTranslate\" : false\n    }")
    let result = try edited(xcode(done)) { editor throws(CatalogEditError) in
      try editor.setShouldTranslate(false, key: "Done")
      try editor.setExtractionState("manual", key: "Done")
      try editor.setComment("c", key: "Done")
    }
    #expect(result == xcode(full))
    let back = try edited(result) { editor throws(CatalogEditError) in
      try editor.setComment(nil, key: "Done")
      try editor.setExtractionState(nil, key: "Done")
      try editor.setShouldTranslate(nil, key: "Done")
      try editor.setComment(nil, key: "Done")
    }
    #expect(back == xcode(done))
  }

  @Test("A localization that is null becomes one")
  func nullLocalization() throws {
    let result = try edited(
      xcode("    \"Done\" : {\n      \"localizations\" : {\n        \"de\" : null\n      }\n    }")
    ) { editor throws(CatalogEditError) in
      try editor.setText("Fertig", state: "translated", key: "Done", language: "de")
    }
    #expect(result == xcode(done))
  }

  // MARK: - What is refused

  @Test("Edits of what is not there, is there twice, or has another shape are refused and change nothing")
  func refused() throws {
    let text = xcode(
      """
          "a" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "x" } } } },
          "b" : { },
          "c" : { "localizations" : { "de" : { "variations" : { "plural" : { "other" : { } } } } } },
          "b" : { },
          "d" : 7
      """)
    var editor = CatalogEditor(try StringCatalog(Array(text.utf8)))
    let plural: [CatalogStep] = [.variation(axis: "plural", name: "one")]
    #expect(throws: CatalogEditError.present(key: "a")) { try editor.addKey("a") }
    #expect(throws: CatalogEditError.absent(["strings", "x"])) { try editor.removeKey("x") }
    #expect(throws: CatalogEditError.absent(["strings", "x"])) { try editor.setComment("c", key: "x") }
    #expect(throws: CatalogEditError.absent(["strings", "a", "localizations", "fr"])) {
      try editor.removeLocalization(key: "a", language: "fr")
    }
    #expect(throws: CatalogEditError.ambiguous(["strings", "b"], JSONPosition(line: 7, column: 5, offset: 258))) {
      try editor.setComment("c", key: "b")
    }
    #expect(throws: CatalogEditError.noObject(["strings", "d"], JSONPosition(line: 8, column: 11, offset: 279))) {
      try editor.setText("x", state: "new", key: "d", language: "de")
    }
    #expect(throws: CatalogEditError.self) {
      try editor.setText("x", state: "new", key: "a", language: "de", steps: plural)
    }
    #expect(throws: CatalogEditError.self) { try editor.setText("x", state: "new", key: "c", language: "de") }
    #expect(editor.catalog.bytes == Array(text.utf8))
  }
}
