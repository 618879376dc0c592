import HostEvidence
import LocalizationRuntime
import StringCatalogs
import Testing

@Suite("Searching a table")
struct TableSearchTests {
  private let rule = StringsDictEntry(
    formatKey: "%#@v@", variables: ["v": .init(valueType: "lld", forms: ["other": "%lld"])])

  private func find(
    _ key: String, table: String? = nil, in tables: MemoryTables, _ searchList: [String] = ["de", "en"],
    behavior: DeviceBehavior = DeviceBehavior()
  ) -> TableSearch.Result {
    TableSearch.find(key: key, table: table, in: tables, searchList: searchList, behavior: behavior)
  }

  @Test("The order is the root, the first language, Base, the rest, each once")
  func order() {
    #expect(TablePlace.order(searchList: ["de-AT", "de", "en"]) == ["", "de-AT", "Base", "de", "en"])
    #expect(TablePlace.order(searchList: ["de", "Base", "de"]) == ["", "de", "Base"])
  }

  @Test("Each file of the order hides those behind it")
  func fileFallback() {
    let order = ["", "de-AT", "Base", "de", "en"]
    for (index, serving) in order.enumerated() {
      var files: [String: StringsTable] = [:]
      for place in order[index...] { files[(place.isEmpty ? "" : place + ".lproj/") + "T.strings"] = ["k": place] }
      let hit = find("k", table: "T", in: MemoryTables(files), ["de-AT", "de", "en"]).hit
      #expect(hit?.place.localization == serving)
    }
  }

  @Test("A missing key is not looked for in another language")
  func noKeyFallback() {
    let result = find(
      "b", in: MemoryTables(["de.lproj/Localizable.strings": [:], "en.lproj/Localizable.strings": ["b": "B"]]))
    #expect(result.hit == nil)
    #expect(result.candidates.filter { $0.kind == .strings }.map(\.state) == [.absent, .noEntry])
  }

  @Test("A file that does not parse serves nothing and ends the search")
  func unreadable() {
    let tables = MemoryTables(
      ["en.lproj/Localizable.strings": ["k": "K"]], unreadable: ["de.lproj/Localizable.strings"])
    let result = find("k", in: tables)
    #expect(result.hit == nil)
    #expect(result.candidates.contains { $0.state == .unreadable("not a table") })
  }

  @Test("An empty table name is Localizable, and .nocache is no part of a name")
  func tableNames() {
    #expect(TableSearch.tableName(nil) == "Localizable")
    #expect(TableSearch.tableName("") == "Localizable")
    #expect(TableSearch.tableName("Errors.nocache") == "Errors")
    #expect(TableSearch.tableName(".nocache") == ".nocache")
  }

  @Test("An empty text is a hit")
  func emptyText() {
    let hit = find("k", in: MemoryTables(["de.lproj/Localizable.strings": ["k": ""]])).hit
    #expect(hit?.content == .text(.init(text: "", place: place("de", .strings))))
  }

  @Test("In one language the rule wins and keeps the plain text for other devices")
  func sameLanguage() {
    let tables = MemoryTables(
      ["de.lproj/Localizable.strings": ["k": "K"]], rules: ["de.lproj/Localizable.stringsdict": ["k": rule]])
    let plain = TableHit.Plain(text: "K", place: place("de", .strings))
    #expect(find("k", in: tables).hit?.content == .rule(rule, place: place("de", .stringsDict), plain: plain))
  }

  @Test("Of two languages the one searched earlier wins, whatever its kind of file")
  func differentLanguages() {
    let germanText = MemoryTables(
      ["de.lproj/Localizable.strings": ["k": "K"]], rules: ["en.lproj/Localizable.stringsdict": ["k": rule]])
    let result = find("k", in: germanText)
    #expect(result.hit?.place == place("de", .strings))
    #expect(result.candidates.last?.state == .shadowed)
    let germanRule = MemoryTables(
      ["en.lproj/Localizable.strings": ["k": "K"]], rules: ["de.lproj/Localizable.stringsdict": ["k": rule]])
    #expect(find("k", in: germanRule).hit?.place == place("de", .stringsDict))
  }

  @Test("Knob tablesMixFileTypes: off, the first language with either file serves both kinds")
  func tablesMixFileTypes() {
    let tables = MemoryTables(
      ["de.lproj/Localizable.strings": ["a": "A"]], rules: ["en.lproj/Localizable.stringsdict": ["n": rule]])
    #expect(find("n", in: tables).hit?.place == place("en", .stringsDict))
    var behavior = DeviceBehavior()
    behavior.tablesMixFileTypes = false
    #expect(find("n", in: tables, behavior: behavior).hit == nil)
    #expect(find("a", in: tables, behavior: behavior).hit?.place == place("de", .strings))
  }

  @Test("Where languages are asked for, one folder and the root serve, and no other")
  func explicit() {
    let tables = MemoryTables(
      ["de.lproj/Localizable.strings": ["w": "W"], "en.lproj/Localizable.strings": ["only": "x"]],
      rules: ["en.lproj/Localizable.stringsdict": ["n": rule]])
    let german = TableSearch.resolve(table: nil, in: tables, explicit: ["de-AT", "de", "en"])
    #expect(german.hit("w")?.place == place("de", .strings))
    #expect(german.hit("only") == nil)
    #expect(german.hit("n") == nil)
  }

  private func place(_ localization: String, _ kind: TableCandidate.Kind) -> TablePlace {
    TablePlace(localization: localization, table: "Localizable", kind: kind)
  }
}
