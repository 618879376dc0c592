import HostEvidence
import LocalizationRuntime
import StringCatalogs
import Testing

@Suite("Hostile tables")
struct HostileFormatTests {
  @Test("random formats with random arguments always give a value", arguments: 1...8)
  func randomFormats(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<1_500 {
      let formatter = Self.formatters.randomElement(using: &random) ?? Self.formatters[0]
      let arguments = Self.arguments(using: &random)
      let message = formatter.format(
        Self.entry(using: &random), arguments: arguments, width: Bool.random(using: &random) ? 20 : nil)
      #expect((message?.text.utf8.count ?? 0) < 10_000_000)
    }
  }

  @Test("formats of nothing but percent signs, dots, digits or brackets end soon")
  func longRuns() {
    let formatter = Self.formatters[0]
    for piece in ["%", ".", "1.", "*", "$", "#", "#@", "[", "%#@a@", "%1$#@a", "h", "l", "0", "%(", "%é", "%🧭"] {
      let text = "%" + String(repeating: piece, count: 20_000)
      #expect(formatter.format(.text(text), arguments: [.integer(1)]) != nil)
    }
  }

  @Test("a huge width or precision neither fills the memory nor traps")
  func hugeWidths() throws {
    for specifier in ["%2000000000d", "%.2000000000f", "%2000000000@", "%-2000000000s", "%2000000000c", "%.999999999e"]
    {
      for formatter in Self.formatters {
        let message = try #require(formatter.format(.text(specifier), arguments: [.double(1.5)]))
        #expect(message.text.utf8.count < 100_000)
      }
    }
    let message = Self.formatters[0].format(.text("%*d"), arguments: [.integer(.min), .integer(1)])
    #expect(message != nil)
  }

  @Test("every integer and double prints in every conversion", arguments: [Int.min, -1, 0, 1, .max])
  func extremes(value: Int) {
    for conversion in [
      "d", "lld", "hhd", "u", "llu", "x", "llX", "o", "c", "C", "p", "f", "e", "g", "a", "s", "@", "n",
    ] {
      for formatter in Self.formatters {
        #expect(formatter.format(.text("%" + conversion), arguments: [.integer(value)]) != nil)
        for double in [Double(value), .infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
          #expect(formatter.format(.text("%20.3" + conversion), arguments: [.double(double)]) != nil)
        }
      }
    }
  }

  @Test("a variable that shows itself ends with a value and says so")
  func selfReference() throws {
    let rule = StringsDictEntry.PluralRule(valueType: "lld", forms: ["other": "a %#@v@ b %#@v@"])
    let message = try #require(
      Self.formatters[0].format(
        .rule(StringsDictEntry(formatKey: "%#@v@", variables: ["v": rule]), plain: nil), arguments: [.integer(1)]))
    #expect(message.text.contains("(null)"))
    #expect(message.diagnostics.contains(.nestedTooDeep(variable: "v")))
  }

  @Test("variables that double each other's text are stopped")
  func doubling() throws {
    var variables: [String: StringsDictEntry.PluralRule] = [:]
    for index in 0..<40 {
      let next = "%1$#@v\(index + 1)@"
      variables["v\(index)"] = StringsDictEntry.PluralRule(
        valueType: "lld", forms: ["other": String(repeating: next, count: 8)])
    }
    let entry = StringsDictEntry(formatKey: "%1$#@v0@", variables: variables)
    let message = try #require(Self.formatters[0].format(.rule(entry, plain: nil), arguments: [.integer(2)]))
    #expect(message.text.utf8.count < 1_000_000)
    #expect(message.diagnostics.count < 20_000)
  }
}

// MARK: - Random input

extension HostileFormatTests {
  private static let formatters = [
    MessageFormatter(locale: .identifier("en_US"), idiom: "mac"),
    MessageFormatter(locale: .identifier("ar_SA"), idiom: "iphone"),
    MessageFormatter(locale: .identifier("\u{0}/../x\u{1F600}"), idiom: ""),
    MessageFormatter(locale: .none(main: "ru"), idiom: "ipad"),
  ]

  private static let pieces = [
    "%", "%", "%%", "d", "lld", "@", "n", "s", "S", "C", "c", "p", "P", "f", "g", "e", "a", "x", "o", "u", "1$", "2$",
    "127$",
    "99999999999$", "*", "*3$", ".", "0", "-", "+", " ", "#", "#@v@", "#@w@", "#@none@", "#@ü@", "#@", "[", "]", "(x)",
    "(",
    "h", "hh", "l", "L", "q", "z", "7", "400", "שלום", "🧭", "é", "text ", "\u{0}", "\u{2068}",
  ]

  private static func text(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private static func rule(using random: inout SeededGenerator) -> StringsDictEntry.PluralRule {
    let types = ["lld", "d", "lf", "@", "s", "", "%d", "hhd", "n", nil]
    let specTypes = ["NSStringPluralRuleType", "NSStringPluralRuleType", "NSStringPluralRuleType", "Other", nil]
    var forms: [String: String] = [:]
    for name in ["zero", "one", "two", "few", "many", "other", "junk"] where Bool.random(using: &random) {
      forms[name] = text(using: &random)
    }
    return StringsDictEntry.PluralRule(
      specType: specTypes.randomElement(using: &random) ?? nil, valueType: types.randomElement(using: &random) ?? nil,
      forms: forms)
  }

  private static func entry(using random: inout SeededGenerator) -> LocalizedEntry {
    guard Bool.random(using: &random) else { return .text(text(using: &random)) }
    var entry = StringsDictEntry(formatKey: text(using: &random))
    entry.variables = ["v": rule(using: &random), "w": rule(using: &random)]
    if Int.random(in: 0..<4, using: &random) == 0 { entry.deviceRule = ["mac": .entry(entry), "ipad": .text("%@")] }
    if Int.random(in: 0..<4, using: &random) == 0 {
      entry.widthRule = [.init(width: 5, text: text(using: &random)), .init(width: -3, text: "%d")]
    }
    return .rule(entry, plain: Bool.random(using: &random) ? text(using: &random) : nil)
  }

  private static func arguments(using random: inout SeededGenerator) -> [MessageArgument] {
    let all: [MessageArgument] = [
      .integer(0), .integer(1), .integer(.max), .integer(.min), .integer(5_000_000_000), .double(0.5), .double(.nan),
      .double(.infinity), .double(-1e300), .string(""), .string("Rowan"), .string("שלום"), .string("%@%d"),
    ]
    return (0..<Int.random(in: 0..<5, using: &random)).map { _ in all.randomElement(using: &random) ?? .integer(0) }
  }
}
