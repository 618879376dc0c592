import Migration
import PositionedJSON
import TestFiles
import Testing

/// What is wrong in a plan that a person edited: each thing with its place and what to do, all at once.
@Suite struct PlanReaderTests {
  /// `file:line:column: error: …` of everything that is wrong.
  private static func errors(_ bytes: [UInt8]) -> [String] {
    do {
      _ = try PlanReader.read(bytes, file: "p.json")
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  /// Expects one error for each mark, in order, with these words in it.
  private static func expect(
    _ text: String, _ words: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let marked = MarkedText(text)
    let found = errors(marked.bytes)
    #expect(found.count == words.count, "\(found)", sourceLocation: sourceLocation)
    for ((error, word), mark) in zip(zip(found, words), marked.marks) {
      #expect(error.hasPrefix("p.json:\(mark): error: "), "\(error)", sourceLocation: sourceLocation)
      #expect(error.contains(word), "\(error)", sourceLocation: sourceLocation)
    }
  }

  private static func plan(
    version: String = #""1.0""#, messages: String = "[]", edits: String = "[]", inputs: String = "{}", more: String = ""
  ) -> String {
    """
    { "formatVersion": \(version), "from": ["App"], "to": "Shared", "table": "Localizable",
      "messages": \(messages),
      "edits": \(edits),
      "byHand": [], "inputs": \(inputs)\(more) }
    """
  }

  private static func message(_ parts: String, key: String = #""a""#, decision: String = #""move""#) -> String {
    """
    [{ "key": \(key), "do": \(decision), "copies": [{ "owner": "App", "table": "Localizable" }],
        "entry": {}, "localizations": { \(parts) }, "missing": [] }]
    """
  }

  private static let choices = #""choices": [{"from": ["App"], "value": "A"}, {"from": ["Widget"], "value": "B"}]"#

  @Test func `the plans of these tests have no errors but those that are planted`() {
    Self.expect(Self.plan(messages: Self.message(#""de": {"use": "App", \#(Self.choices)}"#)), [])
  }

  @Test(arguments: ["2.0", "0.9", "1", "1.0.0", "", "one"])
  func `another version is refused first and alone`(_ version: String) {
    let text = Self.plan(version: "▸\"\(version)\"", messages: "5", more: #", "unknown": 1"#)
    Self.expect(text, ["the highest that this tool reads is \"1.0\""])
  }

  @Test func `a version that is no text, and none`() {
    Self.expect(Self.plan(version: "▸1.0"), ["expected the string \"1.0\""])
    let text = Self.plan().replacing(#""formatVersion": "1.0", "#, with: "")
    Self.expect("▸" + text, ["write the plan anew with `bordercheck migrate plan`"])
  }

  @Test func `unknown members at every level, with what was meant`() {
    Self.expect(
      Self.plan(more: #", ▸"mesages": []"#), ["unknown member \"mesages\" of a plan; did you mean \"messages\"?"])
    Self.expect(
      Self.plan(messages: Self.message(#""de": {"use": "App", ▸"value2": 1, \#(Self.choices)}"#)),
      ["did you mean \"value\"?"])
    Self.expect(
      Self.plan(
        edits: ##"[{"do": "change", "file": "A", "line": 1, "was": [], "becomes": [], "messages": [], ▸"x": 1}]"##),
      ["unknown member \"x\" of an edit"])
  }

  @Test(arguments: ["/etc/passwd", "../A.swift", "A/../../B", "", "A//B", "./A", "A/.", "A\\u0000B", "A/"])
  func `paths that leave the project, as edit and as input`(_ path: String) {
    let edit = #"[{"do": "change", "file": ▸"\#(path)", "line": 1, "was": [], "becomes": [], "messages": []}]"#
    Self.expect(Self.plan(edits: edit, inputs: "{▸\"\(path)\": \"00\"}"), ["is no path inside", "is no path inside"])
  }

  @Test(arguments: [".git/hooks/pre-commit", "a/.git/config", ".GIT/config", ".bordercheck/x"])
  func `paths of what git and the journals keep`(_ path: String) {
    let edit = #"[{"do": "change", "file": ▸"\#(path)", "line": 1, "was": [], "becomes": [], "messages": []}]"#
    Self.expect(Self.plan(edits: edit), ["of which no plan changes anything"])
  }

  @Test func `an owner that has no version, with who has one`() {
    Self.expect(
      Self.plan(messages: Self.message(#""de": {"use": ▸"Ap", \#(Self.choices)}"#)),
      ["no choice of \"de\" is from \"Ap\"; did you mean \"App\"?"])
    Self.expect(
      Self.plan(messages: Self.message(#""de": {"use": ▸"Checkout", \#(Self.choices)}"#)),
      ["expected one of \"App\", \"Widget\""])
  }

  @Test func `both an owner and a value, and neither`() {
    Self.expect(
      Self.plan(messages: Self.message(#""de": {"use": ▸"App", "value": "C", \#(Self.choices)}"#)),
      ["\"de\" has both \"use\" and \"value\"; expected one of them"])
    Self.expect(
      Self.plan(messages: Self.message(#""de": ▸{"from": ["App"]}"#)), ["has neither a value nor choices"])
  }

  @Test func `an owner left empty is open, and so is one that is taken out`() throws {
    for use in [#""use": "", "#, ""] {
      let text = Self.plan(messages: Self.message(#""de": {\#(use)\#(Self.choices)}"#))
      let plan = try PlanReader.read(Array(text.utf8), file: "p.json")
      #expect(plan.openParts.map(\.key) == ["a"])
    }
  }

  @Test func `a value without choices is written by a person`() throws {
    let text = Self.plan(messages: Self.message(#""de": {"value": "C"}"#))
    let part = try #require(try PlanReader.read(Array(text.utf8), file: "p.json").messages.first?.parts.first)
    #expect(part.value == .string("C"))
  }

  @Test func `a key that is planned twice`() {
    let one = Self.message(#""de": {"value": "C"}"#).dropFirst().dropLast()
    let two = one.replacing(#""key": "a""#, with: #""key": ▸"a""#)
    Self.expect(Self.plan(messages: "[\(one), \(two)]"), ["\"a\" is planned twice; keep one of them"])
    let other = one.replacing(#""key": "a""#, with: #""key": "A""#)
    Self.expect(Self.plan(messages: "[\(one), \(other)]"), [])
  }

  @Test func `two spellings of a letter are two keys`() {
    let one = Self.message(#""de": {"value": "C"}"#, key: #""\u00e9""#).dropFirst().dropLast()
    let other = Self.message(#""de": {"value": "C"}"#, key: #""e\u0301""#).dropFirst().dropLast()
    Self.expect(Self.plan(messages: "[\(one), \(other)]"), [])
  }

  @Test func `decisions that are none`() {
    Self.expect(
      Self.plan(messages: Self.message("", decision: #"▸"keep-seperate""#)), ["did you mean \"keep-separate\"?"])
    Self.expect(
      Self.plan(messages: Self.message("", decision: "▸true")), ["expected one of \"move\", \"keep-separate\""])
    let edit = #"[{"do": ▸"delete", "file": "A", "line": 1, "was": [], "becomes": [], "messages": []}]"#
    Self.expect(Self.plan(edits: edit), ["expected \"change\" or \"leave\""])
  }

  @Test(arguments: ["0", "-1", "1.5", "\"1\"", "null", "[]", "1e400"])
  func `lines that are none`(_ line: String) {
    let edit = #"[{"do": "change", "file": "A", "line": ▸\#(line), "was": [], "becomes": [], "messages": []}]"#
    Self.expect(Self.plan(edits: edit), ["expected the number of a line"])
  }

  @Test(arguments: ["5", "null", "true", "\"x\"", "{}"])
  func `nonsense in place of lists`(_ value: String) {
    for name in ["messages", "edits"] {
      let text = Self.plan().replacing("\"\(name)\": []", with: "\"\(name)\": ▸\(value)")
      Self.expect(text, ["expected an array"])
    }
  }

  @Test(arguments: ["5", "null", "true", "\"x\"", "[]"])
  func `nonsense in place of objects`(_ value: String) {
    Self.expect("▸" + value, ["expected an object"])
    Self.expect(Self.plan(messages: "[▸\(value)]"), ["a message is"])
    Self.expect(Self.plan(edits: "[▸\(value)]"), ["an edit is"])
    Self.expect(Self.plan(inputs: "▸\(value)"), ["\"inputs\" is"])
    Self.expect(Self.plan(messages: Self.message("\"de\": ▸\(value)")), ["\"de\" is"])
  }

  @Test func `a member twice`() {
    Self.expect(Self.plan(more: #", ▸"table": "Trips""#), ["\"table\" is there twice, first at line 1, column 60"])
    Self.expect(
      Self.plan(messages: Self.message(#""de": {"value": 1}, ▸"de": {"value": 2}"#)), ["\"de\" is there twice"])
  }

  @Test func `everything that is wrong is told at once`() {
    Self.expect(
      Self.plan(
        messages: Self.message(#""de": {"use": ▸"Nobody", \#(Self.choices)}, "ja": ▸5"#, decision: #""move""#),
        edits: #"[{"do": ▸"x", "file": "A", "line": ▸0, "was": ▸1, "becomes": [▸2], "messages": []}]"#,
        inputs: #"{▸"../A": ▸1}"#, more: #", ▸"more": 1"#),
      [
        "no choice", "expected an object", "\"do\" is", "\"line\"", "\"was\"", "an element of \"becomes\"", "no path",
        "the hash", "unknown member",
      ])
  }

  @Test func `a file cut off at every byte is refused, and never read as less`() throws {
    var plan = MigrationPlan(from: ["App"], to: "Shared", table: "Localizable")
    plan.messages = [
      PlannedMessage(
        key: "a", copies: [.init(owner: "App", table: "Localizable")],
        parts: [PlannedPart("de", isLocalization: true, choices: [.init(owners: ["App"], value: .string("ä"))])])
    ]
    let bytes = plan.bytes
    let whole = bytes.dropLast(1)
    for count in 0..<whole.count {
      #expect(!Self.errors(Array(bytes.prefix(count))).isEmpty, "\(count)")
    }
    #expect(Self.errors(Array(whole)).isEmpty)
  }

  @Test(arguments: ["", " ", "\n", "// nothing", "\u{FEFF}", "{}", "{", "]", "plan", "\u{0}"])
  func `what is no plan says where`(_ text: String) {
    let errors = Self.errors(Array(text.utf8))
    #expect(!errors.isEmpty)
    #expect(errors.allSatisfy { $0.hasPrefix("p.json:") && $0.contains(": error: ") }, "\(errors)")
  }

  @Test func `bytes that are no text, and nesting without end`() {
    #expect(!Self.errors([0xFF, 0xFE, 0x00]).isEmpty)
    #expect(!Self.errors([UInt8](repeating: UInt8(ascii: "["), count: 200_000)).isEmpty)
  }
}
