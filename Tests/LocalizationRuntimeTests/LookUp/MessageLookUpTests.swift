import HostEvidence
import LocalizationRuntime
import StringCatalogs
import Testing

@Suite("Looking a message up")
struct MessageLookUpTests {
  private let nights = StringsDictEntry(
    formatKey: "%#@nights@",
    variables: [
      "nights": .init(valueType: "lld", forms: ["one": "%lld night", "few": "%lld few", "other": "%lld nights"])
    ])

  /// A main bundle that offers English, German and Russian.
  private func lookUp(
    _ tables: any TableSource, user: [String] = ["de"], idiom: String = "iphone", capitals: Bool = false,
    behavior: DeviceBehavior = DeviceBehavior()
  ) -> MessageLookUp {
    let main = BundleDescription(developmentRegion: "en", folders: ["de", "en", "ru"])
    let process = ProcessLanguages(main: main, user: user, behavior: behavior)
    return MessageLookUp(
      bundle: LocalizedBundle(mainOf: process, source: tables), region: nil, idiom: idiom,
      showsNonLocalizedStrings: capitals)
  }

  private func german(_ table: StringsTable) -> MemoryTables { MemoryTables(["de.lproj/Localizable.strings": table]) }

  @Test("A hit names its file and localization")
  func hit() {
    let message = lookUp(german(["k": "Haus"])).resolve(MessageRequest(key: "k", defaultValue: "House"))
    #expect(message.outcome == .value)
    #expect(message.value == "Haus")
    #expect(message.file == "de.lproj/Localizable.strings")
    #expect(message.resolvedLocale == "de")
    #expect(message.formattingLocale == "de_DE")
    #expect(message.trace == nil)
  }

  @Test("A miss shows the default unless it is empty, else the key, formatted either way")
  func misses() {
    let lookUp = lookUp(german([:]))
    let withDefault = lookUp.resolve(
      MessageRequest(key: "k", defaultValue: "%lld nights", arguments: [.integer(12_345)]))
    #expect(withDefault.outcome == .default)
    #expect(withDefault.value == "12.345 nights")
    let key = lookUp.resolve(MessageRequest(key: "n %lld", defaultValue: "", arguments: [.integer(12_345)]))
    #expect(key.outcome == .key)
    #expect(key.value == "n 12.345")
    #expect(key.file == nil)
    #expect(key.resolvedLocale == nil)
  }

  @Test("A look-up without a key gives the default, or nothing")
  func noKey() {
    let lookUp = lookUp(german(["": "never"]))
    #expect(lookUp.resolve(MessageRequest(key: nil, defaultValue: "V")).value == "V")
    #expect(lookUp.resolve(MessageRequest(key: nil)).value.isEmpty)
  }

  @Test("Without arguments nothing is formatted")
  func noArguments() {
    let lookUp = lookUp(german(["full": "100%", "escaped": "100%%"]))
    #expect(lookUp.resolve(MessageRequest(key: "full")).value == "100%")
    #expect(lookUp.resolve(MessageRequest(key: "escaped")).value == "100%%")
    #expect(lookUp.resolve(MessageRequest(key: "50% of %@")).value == "50% of %@")
  }

  @Test("The quick way knows plain texts and nothing else")
  func plainText() {
    let lookUp = lookUp(
      MemoryTables(
        ["de.lproj/Localizable.strings": ["k": "Haus", "n": "plain"]],
        rules: ["de.lproj/Localizable.stringsdict": ["n": nights]]))
    #expect(lookUp.plainText("k") == "Haus")
    #expect(lookUp.plainText("k", table: "Localizable") == "Haus")
    #expect(lookUp.plainText("n") == nil)
    #expect(lookUp.plainText("missing") == nil)
  }

  @Test("NSShowNonLocalizedStrings capitalizes misses, and only them")
  func capitals() {
    let lookUp = lookUp(german(["k": "Haus"]), capitals: true)
    #expect(lookUp.resolve(MessageRequest(key: "missing key")).value == "MISSING KEY")
    #expect(lookUp.resolve(MessageRequest(key: "missing", defaultValue: "text")).value == "TEXT")
    #expect(lookUp.resolve(MessageRequest(key: "k")).value == "Haus")
  }

  @Test("The locale of a call formats and does not choose the language")
  func formatting() {
    let lookUp = lookUp(german(["n %lld": "%lld Nächte"]))
    func value(_ formatting: MessageRequest.Formatting) -> ResolvedMessage {
      lookUp.resolve(MessageRequest(key: "n %lld", arguments: [.integer(12_345)], formatting: formatting))
    }
    #expect(value(.current).value == "12.345 Nächte")
    #expect(value(.locale("en_US")).value == "12,345 Nächte")
    #expect(value(.locale("en_US")).formattingLocale == "en_US")
    #expect(value(.none).value == "12345 Nächte")
    #expect(value(.none).formattingLocale == "root")
  }

  @Test("Knob formattingWithoutLocale: root has one and other only, main has the main bundle's forms")
  func formattingWithoutLocale() {
    let tables = MemoryTables(rules: ["ru.lproj/Localizable.stringsdict": ["k": nights]])
    let request = MessageRequest(key: "k", arguments: [.integer(3)], formatting: .none)
    #expect(lookUp(tables, user: ["ru"]).resolve(request).value == "3 nights")
    var behavior = DeviceBehavior()
    behavior.formattingWithoutLocale = .main
    let main = lookUp(tables, user: ["ru"], behavior: behavior).resolve(request)
    #expect(main.value == "3 few")
    #expect(main.variant == "nights.few")
    #expect(main.formattingLocale == "ru")
  }

  @Test("Knob deviceFallback: exact shows the plain text of another language's file, related the iPhone's variant")
  func deviceFallback() {
    let rule = StringsDictEntry(deviceRule: ["iphone": .text("Tippen")])
    let tables = MemoryTables(
      ["en.lproj/Localizable.strings": ["k": "Select"]], rules: ["de.lproj/Localizable.stringsdict": ["k": rule]])
    let exact = lookUp(tables, idiom: "ipad").resolve(MessageRequest(key: "k"))
    #expect(exact.value == "Select")
    #expect(exact.file == "en.lproj/Localizable.strings")
    var behavior = DeviceBehavior()
    behavior.deviceFallback = .related
    let related = lookUp(tables, idiom: "ipad", behavior: behavior).resolve(MessageRequest(key: "k"))
    #expect(related.value == "Tippen")
    #expect(related.variant == "device.iphone")
    #expect(related.file == "de.lproj/Localizable.stringsdict")
  }

  @Test("An entry for other devices only, with no plain text, counts as missing")
  func otherDevices() {
    let rule = StringsDictEntry(deviceRule: ["mac": .text("Klicken")])
    let tables = MemoryTables(rules: ["de.lproj/Localizable.stringsdict": ["k": rule]])
    let message = lookUp(tables).explain(MessageRequest(key: "k", defaultValue: "Tap"))
    #expect(message.value == "Tap")
    #expect(message.outcome == .default)
    #expect(message.trace?.miss == .noVariantForDevice)
  }

  @Test("Languages that the code asks for are served from the first of them that has the table, and from no other")
  func explicitLanguages() {
    let tables = MemoryTables([
      "de.lproj/Localizable.strings": ["w": "Willkommen"],
      "en.lproj/Localizable.strings": ["w": "Welcome", "only": "x"],
    ])
    let lookUp = lookUp(tables, user: ["en"])
    let german = lookUp.explain(MessageRequest(key: "w", localizations: ["de-AT"]))
    #expect(german.value == "Willkommen")
    #expect(german.formattingLocale == "en_US")
    #expect(german.trace?.explicit?.asked == ["de-AT"])
    #expect(german.trace?.explicit?.candidates == ["de"])
    #expect(lookUp.resolve(MessageRequest(key: "only", localizations: ["de"])).value == "only")
    #expect(lookUp.resolve(MessageRequest(key: "w", localizations: ["sk"])).value == "Welcome")
  }

  @Test("A plural names its variant, also inside a width or device")
  func variants() {
    let tables = MemoryTables(rules: ["de.lproj/Localizable.stringsdict": ["k": nights]])
    let message = lookUp(tables).resolve(MessageRequest(key: "k", arguments: [.integer(1)]))
    #expect(message.value == "1 night")
    #expect(message.variant == "nights.one")
  }

  @Test("Many threads get one answer")
  func concurrency() async {
    let lookUp = lookUp(MemoryTables(rules: ["de.lproj/Localizable.stringsdict": ["k": nights]]))
    let answers = await withTaskGroup(of: [ResolvedMessage].self, returning: Set<[ResolvedMessage]>.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<100).map { lookUp.resolve(MessageRequest(key: "k", arguments: [.integer($0)])) }
        }
      }
      return await group.reduce(into: []) { $0.insert($1) }
    }
    #expect(answers.count == 1)
  }
}
