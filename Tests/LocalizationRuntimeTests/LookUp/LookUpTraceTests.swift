import HostEvidence
import LocalizationRuntime
import Testing

@Suite("Explaining a look-up")
struct LookUpTraceTests {
  private let package = BundleDescription(developmentRegion: "en", folders: ["de", "en", "ru"])
  private let tables = MemoryTables([
    "en.lproj/Localizable.strings": ["k": "House"], "ru.lproj/Localizable.strings": ["k": "Дом"],
  ])

  private func lookUp(
    _ main: BundleDescription, user: UserLanguages, tables: MemoryTables, behavior: DeviceBehavior = DeviceBehavior()
  ) -> MessageLookUp {
    let process = ProcessLanguages(main: main, user: user, behavior: behavior)
    return MessageLookUp(
      bundle: LocalizedBundle(package, in: process, source: tables), region: nil, idiom: "iphone")
  }

  private func widget(user: UserLanguages, tables: MemoryTables) -> MessageLookUp {
    lookUp(
      BundleDescription(developmentRegion: "en", folders: ["en"], followsParent: true), user: user, tables: tables)
  }

  private let russian = UserLanguages(languages: ["ru"], source: .app)

  @Test("The trace says what the process read, what each bundle chose, and which files were asked")
  func steps() throws {
    let main = BundleDescription(developmentRegion: "en", folders: ["en"])
    let message = lookUp(main, user: russian, tables: tables).explain(MessageRequest(key: "k"))
    let trace = try #require(message.trace)
    #expect(trace.user == russian)
    #expect(trace.main.searchList == ["en"])
    #expect(trace.choice.gate == ["en"])
    #expect(!trace.asksMainBundle)
    #expect(trace.table == "Localizable")
    #expect(trace.miss == nil)
    let files = trace.candidates.filter { $0.kind == .strings }
    #expect(files.map(\.file) == ["Localizable.strings", "en.lproj/Localizable.strings"])
    #expect(files.map(\.state) == [.absent, .entry])
  }

  @Test("Explaining changes nothing about the answer")
  func sameAnswer() {
    let lookUp = widget(user: russian, tables: tables)
    for key in ["k", "missing"] {
      var explained = lookUp.explain(MessageRequest(key: key))
      explained.trace = nil
      #expect(explained == lookUp.resolve(MessageRequest(key: key)))
    }
  }

  @Test("Each kind of miss has its reason")
  func misses() {
    let main = BundleDescription(developmentRegion: "en", folders: ["en"])
    func miss(_ key: String?, _ table: String, _ tables: MemoryTables) -> LookUpTrace.Miss? {
      lookUp(main, user: russian, tables: tables).explain(MessageRequest(key: key, table: table)).trace?.miss
    }
    #expect(miss(nil, "T", tables) == .noKey)
    #expect(miss("k", "T", tables) == .noTableFile)
    #expect(miss("other", "", tables) == .noEntry)
    let broken = MemoryTables(unreadable: ["en.lproj/T.strings"])
    #expect(miss("k", "T", broken) == .tableUnreadable(file: "en.lproj/T.strings"))
  }

  @Test("Knobs that decide are named with what their other value would show, and no others")
  func knobs() throws {
    let trace = try #require(widget(user: russian, tables: tables).explain(MessageRequest(key: "k")).trace)
    #expect(trace.knobs.map(\.knob) == ["extensionGate", "hostsPassLanguages"])
    let gate = try #require(trace.knobs.first)
    #expect(gate.value == "open")
    #expect(gate.otherValue == "closed")
    #expect(gate.shown == "House")
    let english = UserLanguages(languages: ["en"], source: .device)
    #expect(try #require(widget(user: english, tables: tables).explain(MessageRequest(key: "k")).trace).knobs.isEmpty)
  }

  @Test("A list that only the app has is named where an extension would inherit it")
  func inheritance() throws {
    let user = UserLanguages(languages: ["en"], source: .device, underOtherInheritance: ["ru"])
    let trace = try #require(widget(user: user, tables: tables).explain(MessageRequest(key: "k")).trace)
    let effect = try #require(trace.knobs.first { $0.knob == "extensionsInheritAppLanguages" })
    #expect(effect.value == "false")
    #expect(effect.shown == "Дом")
  }

  @Test("A table is read once, and anew where its name ends in .nocache")
  func cache() {
    let process = ProcessLanguages(main: package, user: ["de"], behavior: DeviceBehavior())
    let lookUp = MessageLookUp(
      bundle: LocalizedBundle(mainOf: process, source: CountingTables()), region: nil, idiom: "iphone")
    func value(_ table: String) -> String { lookUp.resolve(MessageRequest(key: "k", table: table)).value }
    #expect(value("T") == "1")
    #expect(value("T") == "1")
    #expect(value("T.nocache") == "2")
    #expect(value("T.nocache") == "3")
    #expect(value("T") == "1")
  }
}
