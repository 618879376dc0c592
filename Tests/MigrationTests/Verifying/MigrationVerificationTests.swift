import HostEvidence
import Migration
import PositionedJSON
import Reports
import Testing

/// What readers saw before, held against what they see after.
@Suite struct MigrationVerificationTests {
  private static func unit(_ text: String) -> JSONFragment {
    .object([.init("stringUnit", .object([.init("state", .string("translated")), .init("value", .string(text))]))])
  }

  /// A plan that moves `trip.title` of app and widget, which differ in German.
  private static func plan(_ decision: PlannedPart.Decision = .owner("App")) -> MigrationPlan {
    var german = PlannedPart(
      "de", isLocalization: true,
      choices: [.init(owners: ["App"], value: unit("Deine Reise")), .init(owners: ["Widget"], value: unit("Reise"))])
    german.decision = decision
    let english = PlannedPart(
      "en", isLocalization: true, choices: [.init(owners: ["App", "Widget"], value: unit("Your trip"))])
    var plan = MigrationPlan(from: ["App", "Widget"], to: "Shared", table: "Trips")
    plan.messages = [
      PlannedMessage(
        key: "trip.title",
        copies: [.init(owner: "App", table: "Localizable"), .init(owner: "Widget", table: "Localizable")],
        parts: [german, english])
    ]
    return plan
  }

  private static func cell(_ id: String) -> CellRecord {
    CellRecord(
      id: id, release: "current", process: "App.app", host: .bundle, languages: ["de"], languagesFrom: .device,
      searchList: ["de"], formattingLocale: "de_DE")
  }

  private static func record(
    _ owner: String, _ value: String?, cell: String = "de/App", key: String = "trip.title", table: String? = nil,
    locale: String? = "de", surface: String = "", arguments: [MessageArgument] = [], outcome: Outcome = .value
  ) -> ObservationRecord {
    ObservationRecord(
      cell: cell, owner: owner, table: table ?? (owner == "Shared" ? "Trips" : "Localizable"), key: key,
      arguments: arguments, surface: surface, asked: owner, resolvedLocale: locale, outcome: outcome, value: value)
  }

  private static func report(_ records: [ObservationRecord], cells: [String] = ["de/App"]) -> Report {
    var report = Report(matrixCells: cells)
    report.cells = cells.map { cell($0) }
    report.observations = records
    return report
  }

  private static func verification(
    _ before: [ObservationRecord], _ after: [ObservationRecord], _ plan: MigrationPlan = plan()
  ) -> MigrationVerification {
    MigrationVerification(plan, before: report(before), after: report(after))
  }

  @Test func `the same text from the new owner is no difference`() {
    let verification = Self.verification([Self.record("App", "Deine Reise")], [Self.record("Shared", "Deine Reise")])
    #expect(verification.differences.isEmpty && verification.compared == 1 && verification.isPassed)
  }

  @Test func `nothing from the new owner is lost, although the old one still shows it`() {
    for after in [[], [Self.record("Shared", nil, outcome: .key)]] {
      let verification = Self.verification(
        [Self.record("App", "Deine Reise")], [Self.record("App", "Deine Reise")] + after)
      #expect(verification.differences.map(\.kind) == [.lost])
      #expect(verification.differences.map(\.after) == [nil])
      #expect(!verification.isPassed)
    }
  }

  @Test func `the decided text is declared for those whose own it was not, and for no others`() {
    let widget = Self.verification([Self.record("Widget", "Reise")], [Self.record("Shared", "Deine Reise")])
    #expect(widget.differences.map(\.kind) == [.declared] && widget.isPassed)
    let app = Self.verification([Self.record("App", "Deine Reise")], [Self.record("Shared", "Reise")])
    #expect(app.differences.map(\.kind) == [.changed] && !app.isPassed)
  }

  @Test func `another text than the decided one is no declared change, for anybody`() {
    let verification = Self.verification([Self.record("Widget", "Reise")], [Self.record("Shared", "Unterwegs")])
    #expect(verification.differences.map(\.kind) == [.changed])
  }

  @Test func `a text of another language is not what was decided`() {
    let verification = Self.verification(
      [Self.record("Widget", "Reise")], [Self.record("Shared", "Your trip", locale: "en")])
    #expect(verification.differences.map(\.kind) == [.changed])
  }

  @Test func `a language that a copy lacked and gets by the move is declared`() {
    var plan = Self.plan()
    plan.messages[0].parts.append(
      PlannedPart("ja", isLocalization: true, choices: [.init(owners: ["App"], value: Self.unit("旅程"))]))
    let verification = Self.verification(
      [Self.record("Widget", "Your trip", locale: "en")], [Self.record("Shared", "旅程", locale: "ja")], plan)
    #expect(verification.differences.map(\.kind) == [.declared])
    let app = Self.verification(
      [Self.record("App", "Your trip", locale: "en")], [Self.record("Shared", "旅程", locale: "ja")], plan)
    #expect(app.differences.map(\.kind) == [.changed])
  }

  @Test func `a message that the plan is not about must stay as it is`() {
    let other = Self.record("App", "Konto", key: "account.title")
    let changed = Self.verification(
      [Self.record("App", "Deine Reise"), other],
      [Self.record("Shared", "Deine Reise"), Self.record("App", "Zugang", key: "account.title")])
    #expect(changed.differences.map(\.kind) == [.foreign] && !changed.isPassed)
    let gone = Self.verification([Self.record("App", "Deine Reise"), other], [Self.record("Shared", "Deine Reise")])
    #expect(gone.differences.map(\.kind) == [.foreign])
  }

  @Test func `a message that is kept separate is not moved`() {
    var plan = Self.plan()
    plan.messages[0].decision = .keepSeparate
    let verification = Self.verification([Self.record("Widget", "Reise")], [Self.record("Shared", "Reise")], plan)
    #expect(verification.differences.map(\.kind) == [.foreign])
  }

  @Test func `a key that no cell showed is not known to be right`() {
    let verification = Self.verification(
      [Self.record("App", "Konto", key: "account.title")], [Self.record("App", "Konto", key: "account.title")])
    #expect(verification.unseen == ["trip.title"] && verification.failures.isEmpty && !verification.isPassed)
  }

  @Test func `nothing compared proves nothing`() {
    #expect(!Self.verification([], []).isPassed)
    var none = Self.plan()
    none.messages = []
    #expect(!Self.verification([], [], none).isPassed)
    let missing = Self.record("App", nil, outcome: .key)
    #expect(Self.verification([missing], [missing]).compared == 0)
  }

  @Test func `a cell that was not looked at again`() {
    let before = Self.report(
      [Self.record("App", "Deine Reise"), Self.record("App", "Your trip", cell: "en/App", locale: "en")],
      cells: ["de/App", "en/App"])
    let after = Self.report([Self.record("Shared", "Deine Reise")])
    let verification = MigrationVerification(Self.plan(), before: before, after: after)
    #expect(verification.missingCells == ["en/App"] && verification.failures.isEmpty && !verification.isPassed)
  }

  @Test func `each surface is held against itself, and each set of arguments`() {
    let before = [
      Self.record("App", "A", surface: "screen"), Self.record("App", "B", surface: "button"),
      Self.record("App", "1", arguments: [.integer(1)]), Self.record("App", "2", arguments: [.integer(2)]),
    ]
    func shared(_ text: String, surface: String = "", arguments: [MessageArgument] = []) -> ObservationRecord {
      Self.record("Shared", text, surface: surface, arguments: arguments)
    }
    let same = [
      shared("2", arguments: [.integer(2)]), shared("B", surface: "button"), shared("A", surface: "screen"),
      shared("1", arguments: [.integer(1)]),
    ]
    #expect(Self.verification(before, same).differences.isEmpty)
    let swapped = [
      shared("A", surface: "button"), shared("B", surface: "screen"), shared("1", arguments: [.integer(2)]),
      shared("2", arguments: [.integer(1)]),
    ]
    #expect(Self.verification(before, swapped).differences.count == 4)
  }

  @Test func `a renamed key is looked for by its new name`() {
    var plan = MigrationPlan(from: ["App"], to: "App", table: "Localizable")
    plan.messages = [
      PlannedMessage(key: "a", newKey: "b", copies: [.init(owner: "App", table: "Localizable")], parts: [])
    ]
    let same = Self.verification([Self.record("App", "A", key: "a")], [Self.record("App", "A", key: "b")], plan)
    #expect(same.isPassed)
    let old = Self.verification([Self.record("App", "A", key: "a")], [Self.record("App", "A", key: "a")], plan)
    #expect(old.differences.map(\.kind) == [.lost])
  }

  @Test func `two spellings of a letter are two texts`() {
    let verification = Self.verification([Self.record("App", "\u{e9}")], [Self.record("Shared", "e\u{301}")])
    #expect(verification.differences.count == 1)
  }
}
