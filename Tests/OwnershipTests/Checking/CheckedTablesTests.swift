import Findings
import Ownership
import PositionedJSON
import StringCatalogs
import Testing

@Suite struct CheckedTablesTests {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "twice" : { "comment" : "first" },
        "files" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@files@ left" },
              "substitutions" : { "files" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                "other" : { "stringUnit" : { "state" : "new", "value" : "%arg files" } } } } } }
            },
            "de" : { "variations" : { "device" : { "mac" : { "stringUnit" : { "state" : "translated", "value" : "M" } } } } }
          }
        },
        "twice" : { "comment" : "second", "shouldTranslate" : false }
      },
      "version" : "1.0"
    }
    """

  @Test func `a catalog is one table whose texts know their way and place`() throws {
    let table = try #require(try TableProject.read(["Localizable.xcstrings": Self.catalog]).tables.first)
    #expect(table.name == "Localizable")
    #expect(table.files == ["K/Localizable.xcstrings"])
    #expect(table.entries.map(\.key) == ["files", "twice"])
    let files = table.entries[0]
    #expect(files.extractionState == "manual")
    #expect(files.localizations.map(\.language) == ["de", "en"])
    let german = try #require(files.localization("de")?.leaves.first)
    #expect(german.path == [.init("device", "mac")])
    #expect(german.place == SourcePlace(file: "K/Localizable.xcstrings", line: 14, column: 109))
    let english = try #require(files.localization("en"))
    #expect(english.leaves.map(\.text) == ["%#@files@ left", "%arg file", "%arg files"])
    #expect(english.leaves[2].path == [.init("substitution", "files"), .init("plural", "other")])
    #expect(english.leaves[2].state == "new")
    #expect(english.substitutions.map(\.argNum) == [2])
    #expect(english.substitutions.first?.formatSpecifier == "lld")
  }

  @Test func `of a repeated key the last is the entry, and the problem names both places`() throws {
    let table = try #require(try TableProject.read(["Localizable.xcstrings": Self.catalog]).tables.first)
    let twice = try #require(table.entries.last)
    #expect(twice.comment == "second")
    #expect(!twice.shouldTranslate)
    #expect(twice.place.line == 17)
    guard case .catalog(_, let problems) = table.source else {
      Issue.record("no catalog")
      return
    }
    #expect(problems.map(\.kind) == [.duplicateKey])
    #expect(problems.first?.position.line == 17)
    #expect(problems.first?.message.contains("line 4") ?? false)
  }

  @Test func `a catalog that is no JSON is a table without entries that says so`() throws {
    let read = try TableProject.read(["Broken.xcstrings": "{ \"strings\" : }", "Info.xcstrings": Self.catalog])
    #expect(read.tables.map(\.name) == ["Broken", "Info"])
    guard case .catalog(nil, let problems) = read.tables[0].source else {
      Issue.record("it has a catalog")
      return
    }
    #expect(problems.map(\.kind) == [.invalid])
    #expect(read.tables[0].entries.isEmpty)
  }

  static let plural = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>n</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@ left</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d file</string>
    <key>other</key><string>%d files</string></dict>
    </dict></dict></plist>
    """

  @Test func `loose tables of one name are one table over all folders`() throws {
    let read = try TableProject.read([
      "en.lproj/Localizable.strings": "\"a\" = \"A\";\n\"n\" = \"old\";\n",
      "en.lproj/Localizable.stringsdict": Self.plural,
      "de.lproj/Localizable.strings": "\n\"a\" = \"A-de\";\n\"a\" = \"A-neu\";\n", "de.lproj/Other.strings": "\"o\" = ",
    ])
    #expect(read.tables.map(\.name) == ["Localizable", "Other"])
    let table = read.tables[0]
    #expect(!table.isCatalog)
    #expect(table.sourceLanguage == "en")
    #expect(table.entries.map(\.key) == ["a", "n"])
    #expect(table.entries[0].place == SourcePlace(file: "K/en.lproj/Localizable.strings", line: 1, column: 1))
    #expect(table.entries[0].localization("de")?.leaves.map(\.text) == ["A-neu"])
    #expect(table.entries[0].localization("de")?.place.line == 3)
    #expect(table.problems.map(\.kind) == [.duplicateKey])
    let plural = try #require(table.entries[1].localization("en"))
    #expect(plural.leaves.map(\.text) == ["%#@n@ left", "%d file", "%d files"])
    #expect(plural.leaves[1].path == [.init("substitution", "n"), .init("plural", "one")])
    #expect(plural.leaves[1].place.line == 6)
    #expect(plural.substitutions.map(\.formatSpecifier) == ["d"])
    #expect(read.tables[1].problems.map(\.kind) == [.unreadable])
  }
}
