import HostEvidence
import LocaleMatrix
import PositionedJSON
import TestFiles
import Testing

@Suite struct ScenarioReaderTests {
  static let context = ScenarioContext(
    developmentRegion: "en", releases: ["current": ["AppShell", "TripWidget"], "1.0": ["AppShell"]])
  static let play = #"{"install": "current"}, {"launch": "all"}"#

  private func read(_ text: String, name: String = "s") throws -> Scenario {
    try ScenarioReader.read(Array(text.utf8), file: "Matrix/\(name).json", name: name, context: Self.context)
  }

  @Test func `a scenario that says only its steps has the defaults of the format`() throws {
    let scenario = try read(#"{"steps": [\#(Self.play)]}"#)
    let expected = Scenario(
      name: "s", title: "", entries: [["en"]], counts: nil, device: ScenarioDevice(),
      steps: [.install(release: "current"), .launch(.all)])
    #expect(scenario == expected)
    #expect(scenario.device.idiom == "iphone")
    #expect(scenario.device.behavior == DeviceBehavior())
  }

  @Test func `the upgrade example of the format is read whole`() throws {
    let scenario = try read(
      """
      // Matrix/upgrade.json
      {
        "title": "1.0 ran here in German; the new release must not show that text to a Russian reader",
        "languages": ["de", ["ru", "de"]],
        "steps": [
          { "languages": "de" }, { "install": "1.0" }, { "launch": "all" },
          { "upgrade": "current" }, { "languages": "each" }, { "launch": "all" },
        ],
      }
      """)
    #expect(scenario.entries == [["de"], ["ru", "de"]])
    #expect(
      scenario.steps == [
        .languages(.list(["de"])), .install(release: "1.0"), .launch(.all), .upgrade(release: "current"),
        .languages(.each), .launch(.all),
      ])
  }

  @Test func `every member of a device and every step is read`() throws {
    let scenario = try read(
      """
      {"formatVersion": "1.0", "title": "t", "languages": ["de"], "counts": [0, 1.5, 1000000, 2.0],
       "device": {"region": "AT", "idiom": "mac", "extensionsInheritAppLanguages": true, "extensionGate": "closed",
         "hostsPassLanguages": "fr", "formattingWithoutLocale": "main", "developmentRegionOffered": false,
         "tablesMixFileTypes": false, "deviceFallback": "related"},
       "steps": [{"install": "current"},
         {"appLanguages": {"TripWidget": "each", "AppShell": null}}, {"appLanguages": {"AppShell": ["fr", "de"]}},
         {"launch": ["TripWidget"]}]}
      """)
    #expect(scenario.counts == [.integer(0), .double(1.5), .integer(1_000_000), .double(2)])
    #expect(scenario.device.region == "AT")
    #expect(scenario.device.idiom == "mac")
    var behavior = DeviceBehavior()
    behavior.extensionsInheritAppLanguages = true
    behavior.extensionGate = .closed
    behavior.hostsPassLanguages = ["fr"]
    behavior.formattingWithoutLocale = .main
    behavior.developmentRegionOffered = false
    behavior.tablesMixFileTypes = false
    behavior.deviceFallback = .related
    #expect(scenario.device.behavior == behavior)
    #expect(
      scenario.steps == [
        .install(release: "current"),
        .appLanguages([
          .init(product: "AppShell", languages: nil), .init(product: "TripWidget", languages: .each),
        ]),
        .appLanguages([.init(product: "AppShell", languages: .list(["fr", "de"]))]),
        .launch(.products(["TripWidget"])),
      ])
  }

  /// What is wrong at the mark, and what its message says.
  static let wrongTexts: [(String, String)] = [
    (#"{"steps": [\#(play)], ▸"titel": ""}"#, #"unknown member "titel" of a scenario; did you mean "title"?"#),
    (#"{"title": "", ▸"title": "", "steps": [\#(play)]}"#, #""title" is there twice, first at line 1, column 2"#),
    (#"{"title": ▸1, "steps": [\#(play)]}"#, #""title" is a number; expected a string"#),
    (#"▸{"title": ""}"#, #"a scenario needs a member "steps""#),
    (#"▸[]"#, "a scenario is an array; expected an object"),
    (#"{"steps": ▸[{"install": "current"}]}"#, "no step launches anything"),
    (#"{"steps": ▸{}}"#, #""steps" is an object; expected an array of steps"#),
    (#"{"languages": ▸"de", "steps": [\#(play)]}"#, "expected an array of language lists"),
    (#"{"languages": [▸"de_DE"], "steps": [\#(play)]}"#, #"write "de-DE""#),
    (#"{"languages": ["de", [▸"german"]], "steps": [\#(play)]}"#, #""german" is no language tag"#),
    (#"{"languages": ["de", ▸["de"]], "steps": [\#(play)]}"#, #"the entry "de" is there twice"#),
    (#"{"languages": ▸[], "steps": [\#(play)]}"#, "expected at least one entry"),
    (#"{"languages": [▸[]], "steps": [\#(play)]}"#, "expected at least one language"),
    (#"{"counts": [▸"1"], "steps": [\#(play)]}"#, "a count is a string; expected a number"),
    (#"{"counts": [▸99999999999999999999], "steps": [\#(play)]}"#, "too large"),
    (#"{"counts": ▸[], "steps": [\#(play)]}"#, #""counts" is empty"#),
    (#"{"device": {▸"ideom": "mac"}, "steps": [\#(play)]}"#, #"did you mean "idiom"?"#),
    (#"{"device": {"idiom": ▸"iPhone"}, "steps": [\#(play)]}"#, #"did you mean "iphone"?"#),
    (#"{"device": {"region": ▸"Germany"}, "steps": [\#(play)]}"#, #"expected two capital letters such as "DE""#),
    (#"{"device": {"extensionGate": ▸true}, "steps": [\#(play)]}"#, #"is true; expected one of "open", "closed""#),
    (#"{"device": {"tablesMixFileTypes": ▸"no"}, "steps": [\#(play)]}"#, "expected true or false"),
    (#"{"steps": [\#(play), ▸{"install": "current", "launch": "all"}]}"#, "exactly one member"),
    (#"{"steps": [\#(play), ▸{}]}"#, "exactly one member"),
    (#"{"steps": [\#(play), {▸"instal": "current"}]}"#, #"did you mean "install"?"#),
    (#"{"steps": [{"install": ▸"0.9"}, {"launch": "all"}]}"#, #"there is no release "0.9""#),
    (#"{"steps": [{"upgrade": ▸"current"}, {"launch": "all"}]}"#, "nothing is installed that could be upgraded"),
    (#"{"steps": [{"launch": ▸"all"}, {"install": "current"}]}"#, "nothing is installed that could be launched"),
    (#"{"steps": [{"install": "current"}, {"launch": ▸"AppShell"}]}"#, "expected \"all\" or an array of products"),
    (#"{"steps": [{"install": "current"}, {"launch": [▸"AppShel"]}]}"#, #"did you mean "AppShell"?"#),
    (#"{"steps": [{"install": "1.0"}, {"launch": [▸"TripWidget"]}]}"#, "no product of the installed release"),
    (#"{"steps": [{"install": "current"}, {"launch": ["AppShell", ▸"AppShell"]}]}"#, "launched twice"),
    (#"{"steps": [{"install": "current"}, {"launch": ▸[]}]}"#, #""launch" is empty"#),
    (#"{"steps": [{"languages": ▸"eech"}, \#(play)]}"#, "no language tag"),
    (#"{"steps": [{"appLanguages": {▸"Widget": "de"}}, \#(play)]}"#, #"there is no product "Widget""#),
    (#"{"steps": [{"appLanguages": {"AppShell": ▸1}}, \#(play)]}"#, "expected a language"),
    (#"{"steps": [{"appLanguages": ▸{}}, \#(play)]}"#, "is empty"),
    (#"{"formatVersion": ▸"2.0", "nonsense": 1}"#, #"the highest that this tool reads is "1.0""#),
    (#"{"formatVersion": ▸1, "steps": [\#(play)]}"#, #"expected the string "1.0""#),
  ]

  @Test("what is wrong is said with its place", arguments: wrongTexts)
  func wrong(text: String, message: String) throws {
    let marked = MarkedText(text)
    let error = try #require(throws: InputErrors.self) {
      try ScenarioReader.read(marked.bytes, file: "Matrix/s.json", name: "s", context: Self.context)
    }
    #expect(error.errors.map { "\($0.line):\($0.column)" } == marked.marks, "\(error)")
    #expect(error.description.hasPrefix("Matrix/s.json:\(marked.marks[0]): error: "))
    #expect(error.description.contains(message), "\(error)")
  }

  @Test func `what is no JSON is said with its place`() {
    #expect(throws: InputErrors.self) { try read(#"{"steps": [}"#) }
  }

  @Test func `all errors come at once, in the order of the file`() throws {
    let marked = MarkedText(
      """
      { ▸"a": 1,
        "languages": [▸"de_DE"],
        "device": { "idiom": ▸"phone" },
        "steps": [{ "install": "current" }, { "launch": [▸"X", ▸"Y"] }] }
      """)
    let error = try #require(throws: InputErrors.self) {
      try ScenarioReader.read(marked.bytes, file: "s.json", name: "s", context: Self.context)
    }
    #expect(error.errors.map { "\($0.line):\($0.column)" } == marked.marks)
  }

  @Test func `a file name that cannot name cells is an error`() throws {
    let error = try #require(throws: InputErrors.self) { try read(#"{"steps": [\#(Self.play)]}"#, name: "a b") }
    #expect(error.description.contains("rename the file"))
  }

  @Test func `without a manifest names are not held against anything`() throws {
    let text = #"{"steps": [{"install": "9"}, {"appLanguages": {"X": "de"}}, {"launch": ["Y"]}]}"#
    let context = ScenarioContext(developmentRegion: nil, releases: nil)
    let scenario = try ScenarioReader.read(Array(text.utf8), file: "s.json", name: "s", context: context)
    #expect(scenario.steps.count == 3)
  }
}
