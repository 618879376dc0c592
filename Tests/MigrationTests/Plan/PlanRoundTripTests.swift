import Migration
import PositionedJSON
import Testing

/// A plan that is written and read again says the same.
@Suite struct PlanRoundTripTests {
  private static func unit(_ text: String, state: String = "translated") -> JSONFragment {
    .object([.init("stringUnit", .object([.init("state", .string(state)), .init("value", .string(text))]))])
  }

  private static func message(_ key: String, _ parts: [PlannedPart]) -> PlannedMessage {
    PlannedMessage(
      key: key, copies: [.init(owner: "App", table: "Localizable"), .init(owner: "Widget", table: "Trips")],
      parts: parts)
  }

  private static func plan(_ messages: [PlannedMessage]) -> MigrationPlan {
    var plan = MigrationPlan(from: ["App", "Widget"], to: "SharedTripUI", table: "Localizable")
    plan.messages = messages
    return plan
  }

  private static func part(
    _ name: String, _ texts: [String], isLocalization: Bool = true, _ decision: PlannedPart.Decision? = nil
  ) -> PlannedPart {
    let owners = ["App", "Widget", "SharedTripUI"]
    let values = isLocalization ? texts.map { unit($0) } : texts.map(JSONFragment.string)
    var part = PlannedPart(
      name, isLocalization: isLocalization,
      choices: zip(owners, values).map { .init(owners: [$0], value: $1) })
    if let decision { part.decision = decision }
    return part
  }

  private static func expectSame(_ plan: MigrationPlan, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let read = try PlanReader.read(plan.bytes, file: "p.json")
    #expect(read == plan, sourceLocation: sourceLocation)
    #expect(read.bytes == plan.bytes, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    nil, PlannedPart.Decision.open, .owner("App"), .owner("Widget"), .written(.null), .written(.string("x")),
    .written(unit("Zug")), .written(.object([])),
  ])
  func `every decision of a part`(_ decision: PlannedPart.Decision?) throws {
    let parts = [
      Self.part("comment", ["A", "B"], isLocalization: false, decision), Self.part("de", ["Reise", "Fahrt"], decision),
    ]
    try Self.expectSame(Self.plan([Self.message("trip.title", parts)]))
  }

  @Test func `a part that all agree on keeps who says so`() throws {
    let choice = PlannedPart.Choice(owners: ["App", "Widget"], value: Self.unit("Trip"))
    let plan = Self.plan([
      Self.message("trip.title", [PlannedPart("en", isLocalization: true, choices: [choice])])
    ])
    try Self.expectSame(plan)
    #expect(try PlanReader.read(plan.bytes, file: "p").messages[0].parts[0].choices[0].owners == ["App", "Widget"])
  }

  @Test(arguments: PlannedMessage.Decision.allCases)
  func `every decision of a message, its new key and its missing languages`(
    _ decision: PlannedMessage.Decision
  ) throws {
    var message = Self.message("trip.title", [Self.part("en", ["Trip"])])
    message.decision = decision
    message.newKey = "trip.headline"
    message.missingLanguages = ["ar", "ja"]
    try Self.expectSame(Self.plan([message]))
  }

  @Test func `edits of every kind, what is by hand, and the inputs`() throws {
    var plan = Self.plan([Self.message("trip.title", [Self.part("en", ["Trip"])])])
    var left = PlannedEdit(file: "A/ä b.swift", line: 7, was: ["\tx\r", ""], becomes: [], messages: ["trip.title"])
    left.isWanted = false
    plan.edits = [
      left, PlannedEdit(file: "B.swift", line: 1, was: [], becomes: ["import A", ""]),
      PlannedEdit(
        file: "New.swift", line: 1, was: [], becomes: ["enum New {}"], messages: ["a", "b"], isNewFile: true),
    ]
    plan.byHand = ["", "A.swift:1:1: route \"trip.title\""]
    plan.inputs = ["A/ä b.swift": "00", "bordercheck.json": "ff"]
    try Self.expectSame(plan)
  }

  @Test func `nothing at all`() throws { try Self.expectSame(Self.plan([])) }

  /// What people and machines put into keys and texts.
  static let hostile = [
    "", " ", "\u{0}", "\u{7}\u{1B}[31m", "\"", "\\", "\\\"", "// no comment", "/* */", "*/", ",}", "\n", "\r\n",
    "\u{2028}\u{2029}", "\u{202E}abc\u{202C}", "\u{200F}", "\u{FEFF}", "é", "e\u{301}", "👩‍👩‍👧‍👦", "\u{10FFFF}", "\u{D7FF}",
    "%1$@ %#@cars@", "use", "keep-separate", String(repeating: "x", count: 100_000),
  ]

  @Test func `hostile keys, texts, names, lines and paths`() throws {
    var plan = Self.plan(
      Self.hostile.map { text in
        Self.message(text, [Self.part("comment", [text], isLocalization: false), Self.part("de", [text, text + "2"])])
      })
    plan.edits = [
      PlannedEdit(file: "A.swift", line: 1, was: Self.hostile, becomes: Self.hostile, messages: Self.hostile)
    ]
    plan.byHand = Self.hostile
    try Self.expectSame(plan)
  }

  @Test func `nothing of a text is seen as anything else: no byte that a terminal or an editor would hide`() {
    let plan = Self.plan(Self.hostile.map { Self.message($0, [Self.part("de", [$0])]) })
    let scalars = String(decoding: plan.bytes, as: UTF8.self).unicodeScalars
    let hidden = scalars.filter {
      $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F || (0x202A...0x202E).contains($0.value)
    }
    #expect(hidden.isEmpty)
  }

  @Test func `thousands of messages, with the keys' order kept`() throws {
    let messages = (0..<4000).map { Self.message("trip.\($0)", [Self.part("de", ["Reise \($0)", "Fahrt \($0)"])]) }
    try Self.expectSame(Self.plan(messages))
  }

  @Test func `what is open is counted at the top, and told how to decide`() {
    let open = Self.plan([Self.message("a", [Self.part("de", ["A", "B"])])])
    let two = Self.plan([Self.message("a", [Self.part("de", ["A", "B"]), Self.part("ja", ["A", "B"])])])
    let none = Self.plan([Self.message("a", [Self.part("de", ["A"])])])
    #expect(String(decoding: open.bytes, as: UTF8.self).contains("// To decide: 1 place with \"use\": \"\"."))
    #expect(String(decoding: two.bytes, as: UTF8.self).contains("// To decide: 2 places with \"use\": \"\"."))
    #expect(!String(decoding: none.bytes, as: UTF8.self).contains("To decide"))
  }
}
