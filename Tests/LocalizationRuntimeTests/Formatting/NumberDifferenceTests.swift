import Foundation
import HostEvidence
import LocalizationRuntime
import Testing

/// CoreFoundation's own formatter runs on Linux: what it prints for numbers is what we must print.
@Suite("Numbers beside CoreFoundation's own formatter", .enabled(if: CoreFoundationOracle.isThere))
struct NumberDifferenceTests {
  @Test("integers come out the same in every flag, width and precision", arguments: CoreFoundationOracle.locales)
  func integers(locale: String?) {
    let specifiers = CoreFoundationOracle.specifiers(conversions: CoreFoundationOracle.integerConversions)
    let values = CoreFoundationOracle.integers.map(MessageArgument.integer)
    #expect(differences(specifiers, values, locale) == [])
  }

  @Test("doubles come out the same in every flag, width and precision", arguments: CoreFoundationOracle.locales)
  func doubles(locale: String?) {
    let specifiers = CoreFoundationOracle.specifiers(conversions: CoreFoundationOracle.doubleConversions)
    let values = CoreFoundationOracle.doubles.map(MessageArgument.double)
    #expect(differences(specifiers, values, locale) == [])
  }

  @Test("random specifiers come out the same")
  func randomSpecifiers() {
    var random = SeededGenerator(seed: 2)
    var differing: [String] = []
    for _ in 0..<6_000 {
      let locale = CoreFoundationOracle.locales.randomElement(using: &random) ?? nil
      let specifier = CoreFoundationOracle.randomSpecifier(using: &random)
      let isDouble = "aeEfFgG".contains(specifier.last ?? " ")
      let argument: MessageArgument =
        isDouble
        ? .double(.random(in: -1e7...1e7, using: &random)) : .integer(.random(in: -99_999...9_999_999, using: &random))
      differing += differences([specifier], [argument], locale)
    }
    #expect(differing == [])
  }

  /// The specifiers that print a value otherwise than CoreFoundation does, to the last invisible character.
  private func differences(_ specifiers: [String], _ values: [MessageArgument], _ locale: String?) -> [String] {
    let formatter = MessageFormatter(locale: locale.map(FormattingLocale.identifier) ?? .none(main: ""), idiom: "mac")
    var differing: [String] = []
    for specifier in specifiers {
      let entry = PreparedEntry(.text(specifier))
      for value in values {
        let ours = formatter.format(entry, arguments: [value])?.text ?? ""
        let theirs = CoreFoundationOracle.text(specifier, value, locale)
        if !ours.unicodeScalars.elementsEqual(theirs.unicodeScalars) {
          differing.append("\(specifier) of \(value) in \(locale ?? "no locale"): '\(ours)', not '\(theirs)'")
        }
      }
    }
    return differing
  }
}

/// The formatter of Foundation on Linux, only ever called with formats written here.
enum CoreFoundationOracle {
  #if os(Linux)
    static let isThere = true
  #else
    static let isThere = false
  #endif

  static let locales: [String?] = [
    nil, "en_US", "de_DE", "fr_FR", "ru_RU", "es_ES", "pl_PL", "pt_PT", "pt_BR", "ar_SA", "ar_AE", "fa_IR", "he_IL",
    "hi_IN",
    "ne_NP", "my_MM", "nb_NO", "sv_SE", "de_CH", "zh_Hans_CN", "ja_JP", "en_IN", "bn_BD", "en-GB", "ar", "sr-Latn",
    "et_EE",
    "iw", "in_ID", "no", "nn", "tl", "zh-Hant-HK", "de_AT", "fr_CA", "mr_IN", "ur_PK", "ckb_IQ", "dz_BT", "xx",
    "en_US_POSIX",
  ]
  static let integerConversions = ["d", "lld", "u", "X"]
  static let doubleConversions = ["lf", "e", "g", "a"]
  private static let conversions = [
    "d", "i", "u", "lld", "llu", "ld", "lu", "zd", "hd", "hhd", "x", "X", "llx", "o", "f", "lf", "F", "e", "E", "g",
    "G", "a",
  ]
  static let integers = [0, 1, 42, -42, 1000, 12345, -9_876_543, 2_147_483_647]
  static let doubles = [
    0.0, 1.0, 2.5, -123.45, 1234567.891, 0.00001234, 1.005, 999_999.5, 1e21,
  ]

  static func specifiers(conversions: [String]) -> [String] {
    let modifiers = [
      "", "+", " ", "0", "-", "5", "05", "-8", "+5", "+05", "12", "012", "-12", ".0", ".1", ".2", ".3", ".8", "8.3",
      "-8.3",
      "08.3", "+.2", "+10.2", "-010.4", "10.0", "#", "1", "3",
    ]
    return conversions.flatMap { conversion in modifiers.map { "%" + $0 + conversion } }
  }

  static func randomSpecifier(using random: inout SeededGenerator) -> String {
    var specifier = "%"
    for flag in ["-", "+", " ", "0", "#"] where Int.random(in: 0..<4, using: &random) == 0 { specifier += flag }
    if Bool.random(using: &random) { specifier += String(Int.random(in: 1..<25, using: &random)) }
    if Bool.random(using: &random) { specifier += "." + String(Int.random(in: 0..<18, using: &random)) }
    return specifier + (conversions.randomElement(using: &random) ?? "d")
  }

  static func text(_ specifier: String, _ argument: MessageArgument, _ locale: String?) -> String {
    let value: any CVarArg =
      switch argument {
      case .integer(let integer): integer
      case .double(let double): double
      case .string(let string): string.utf8.count
      }
    return String(format: specifier, locale: locale.map(Locale.init(identifier:)), arguments: [value])
  }
}
