import PositionedJSON
import StringCatalogs
import Testing

@Suite("One view of texts from catalogs and from tables")
struct TextFormTests {
  private static let number = #"{"stringUnit": {"state": "new", "value": "%lld"}}"#

  @Test(
    "A text has the same forms before and after it is compiled",
    arguments: [
      #"{"stringUnit": {"state": "new", "value": "v"}}"#,
      #"{"variations": {"plural": {"one": \#(number), "other": \#(number)}}}"#,
      #"{"variations": {"device": {"ipad": \#(number), "mac": {"variations": {"plural": {"other": \#(number)}}}}}}"#,
      #"{"variations": {"width": {"20": \#(number), "80": \#(number)}}}"#,
    ]
  )
  func agreement(localization: String) throws {
    let catalog = try StringCatalog(CompilerRejectionTests.catalog("\"de\": \(localization)"))
    let table = try #require(catalog.compile().tables.first)
    let before = try #require(catalog.entry("k")?.localization("de")).content.forms
    let after = table.stringsDict["k"]?.forms ?? table.strings["k"].map { [TextForm(text: $0)] }
    #expect(after?.map(\.path) == before.map(\.path))
    #expect(after?.map(\.text) == before.map(\.text))
    #expect(before.allSatisfy { $0.state == "new" && $0.position?.line == 3 })
  }

  @Test("A sentence with variables is a form of its own")
  func sentence() {
    let rule = StringsDictEntry.PluralRule(valueType: "d", forms: ["one": "%d day", "other": "%d days"])
    let entry = StringsDictEntry(formatKey: "in %#@d@", variables: ["d": rule])
    #expect(entry.forms.map(\.text) == ["in %#@d@", "%d day", "%d days"])
    #expect(entry.forms.map(\.path) == [[], [.variable("d"), .plural("one")], [.variable("d"), .plural("other")]])
    #expect(entry.forms.last?.category == "other")
  }

  @Test("Substitutions follow their sentence, phrases are counted, and unknown axes are kept")
  func catalogForms() throws {
    let text = #"""
      "en": {"stringUnit": {"state": "new", "value": "%#@a@"},
             "substitutions": {"a": {"variations": {"plural": {"other": \#(Self.number)}}}}},
      "de": {"stringSet": {"state": "new", "values": ["eins", "zwei"]}},
      "fr": {"variations": {"size": {"s": \#(Self.number)}}}
      """#
    let entry = try #require(try StringCatalog(CompilerRejectionTests.catalog(text)).entry("k"))
    let paths = entry.localizations.map { $0.content.forms.map(\.path) }
    #expect(
      paths == [
        [[], [.variable("a"), .plural("other")]], [[.phrase(0)], [.phrase(1)]], [[.other(axis: "size", name: "s")]],
      ])
  }
}
