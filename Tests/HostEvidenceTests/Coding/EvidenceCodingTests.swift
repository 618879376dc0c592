import HostEvidence
import PositionedJSON
import Testing

/// The three records are written exactly as the format's own example writes them, and read back equal.
@Suite struct EvidenceCodingTests {
  /// Lines of the example in the description of the format.
  static let cellLine = """
    {"kind":"cell","id":"non-default-language/de/3/AppShell","release":"current","process":"AppShell.app",\
    "host":"bundle","languages":["de"],"languagesFrom":"device","searchList":["de","en"],"formattingLocale":"de_DE"}
    """
  static let choiceLine = """
    {"kind":"choice","cell":"non-default-language/de/3/AppShell","bundle":"Trips_SharedTripUI.bundle",\
    "identifier":"bordercheck.SharedTripUI","offers":["de","en","ru"],"gate":["de","en"],"searchList":["de","en"]}
    """
  static let observationLine = """
    {"kind":"observation","cell":"non-default-language/de/3/AppShell","owner":"SharedTripUI","table":"Localizable",\
    "key":"trip.arrivesIn %lld","arguments":[1],"surface":"Trip header","asked":"Trips_SharedTripUI.bundle",\
    "bundle":"Trips_SharedTripUI.bundle","file":"de.lproj/Localizable.stringsdict","resolvedLocale":"de",\
    "variant":"value.one","outcome":"value","value":"Ankunft in 1 Minute"}
    """

  private func fields(_ text: String) throws -> RecordFields {
    try RecordFields(EvidenceText.root(of: Array(text.utf8)), kind: "record")
  }

  private func text(_ write: (inout JSONLine) -> Void) -> String {
    var line = JSONLine()
    write(&line)
    return line.text
  }

  @Test func `A cell keeps the format's member order`() throws {
    let cell = try CellRecord(fields(Self.cellLine))
    #expect(cell.languagesFrom == .device)
    #expect(cell.release == "current")
    #expect(text { cell.append(to: &$0) } == Self.cellLine)
  }

  @Test func `A cell whose release is not known yet leaves it out`() throws {
    var cell = try CellRecord(fields(Self.cellLine))
    cell.release = ""
    let written = text { cell.append(to: &$0) }
    #expect(!written.contains("release"))
    #expect(try CellRecord(fields(written)) == cell)
  }

  @Test func `A choice keeps the format's member order, with and without a gate`() throws {
    var choice = try ChoiceRecord(fields(Self.choiceLine))
    #expect(choice.gate == ["de", "en"])
    #expect(text { choice.append(to: &$0) } == Self.choiceLine)
    choice.gate = nil
    let open = text { choice.append(to: &$0) }
    #expect(open == Self.choiceLine.replacing(",\"gate\":[\"de\",\"en\"]", with: ""))
    #expect(try ChoiceRecord(fields(open)) == choice)
  }

  @Test func `An observation keeps the format's member order`() throws {
    let observation = try ObservationRecord(fields(Self.observationLine))
    #expect(observation.arguments == [.integer(1)])
    #expect(text { observation.append(to: &$0) } == Self.observationLine)
  }

  @Test func `A table at the root keeps its empty localization apart from none`() throws {
    var observation = try ObservationRecord(fields(Self.observationLine))
    observation.resolvedLocale = ""
    let written = text { observation.append(to: &$0) }
    #expect(written.contains(#""resolvedLocale":"","#))
    #expect(try ObservationRecord(fields(written)).resolvedLocale == "")
  }

  @Test(arguments: Outcome.allCases) func `Every outcome is read back`(outcome: Outcome) throws {
    var observation = try ObservationRecord(fields(Self.observationLine))
    observation.outcome = outcome
    observation.value = outcome == .noBundle ? nil : "\u{2068}a\u{2069}\n\"\\"
    #expect(try ObservationRecord(fields(text { observation.append(to: &$0) })) == observation)
  }

  @Test(arguments: [
    (MessageArgument.integer(5), "5"), (.integer(Int.min), "-9223372036854775808"), (.double(5), "5.0"),
    (.double(1.5), "1.5"), (.double(1e21), "1e+21"), (.string("5"), "\"5\""), (.string(""), "\"\""),
  ]) func `An argument is read back as what it was`(argument: MessageArgument, json: String) throws {
    let written = text { $0.member("a", arguments: [argument]) }
    #expect(written == "\"a\":[\(json)]")
    #expect(try fields("{\(written)}").arguments("a") == [argument])
  }

  @Test(arguments: [
    (#"{"cell":"c"}"#, "record lacks the member \"bundle\""),
    (#"{"cell":3}"#, "record.cell: expected a string, found number"),
    (#"{"cell":"c","bundle":".","offers":"de","searchList":[]}"#, "record.offers: expected an array of strings"),
    (#"{"cell":"c","bundle":".","offers":[1],"searchList":[]}"#, "record.offers: expected a string, found number"),
    (#"[]"#, "expected an object for record, found array"),
  ]) func `A wrong member is named`(text: String, message: String) {
    let error = #expect(throws: EvidenceError.self) { try ChoiceRecord(fields(text)) }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }

  @Test func `A word that is none of the type's is answered with all of them`() {
    let text = Self.cellLine.replacing("\"device\"", with: "\"moon\"")
    let error = #expect(throws: EvidenceError.self) { try CellRecord(fields(text)) }
    #expect(error?.message == #"record.languagesFrom: expected one of "device", "app", found "moon""#)
    #expect(error?.column == text.utf8.count - (text.split(separator: "\"moon\"").last?.utf8.count ?? 0) - 5)
  }
}
