internal import Synchronization

/// One locale's plural rules and number formats; what they answered is remembered.
final class LocaleConventions: Sendable {
  let identifier: String
  /// Every category that some number has.
  let categories: Set<PluralCategory>
  private let rules: Mutex<PluralRules>
  private let formats: Mutex<NumberFormats>
  private let integerCategories = Memo<Int, PluralCategory>(limit: 4_096)
  private let doubleCategories = Memo<Double, PluralCategory>(limit: 4_096)
  private let integers = Memo<Int, String>(limit: 4_096)
  private let numbers = Memo<NumberFormats.Request, String>(limit: 4_096)

  /// The conventions of a locale; an identifier that ICU could not read stands for the root locale.
  static func of(_ identifier: String) -> LocaleConventions {
    known.value(for: identifier, make: LocaleConventions.init)
  }

  private init(identifier: String) {
    let readable = Self.isReadable(identifier) ? identifier : ""
    let rules = PluralRules(locale: readable)
    self.identifier = identifier
    categories = rules.categories
    self.rules = Mutex(rules)
    formats = Mutex(NumberFormats(locale: readable))
  }

  func category(of integer: Int) -> PluralCategory {
    integerCategories.value(for: integer) { value in
      rules.withLock { $0.category(of: Double(value)) }
    }
  }

  func category(of double: Double) -> PluralCategory {
    doubleCategories.value(for: double) { value in
      rules.withLock { $0.category(of: value) }
    }
  }

  /// An integer as `%lld` prints it.
  func text(of integer: Int) -> String {
    integers.value(for: integer) { value in
      numbers(NumberFormats.Request(number: .integer(value), style: .plain))
    }
  }

  /// A number as a specifier with flags, width and precision prints it.
  func text(of request: NumberFormats.Request) -> String {
    numbers.value(for: request, make: numbers)
  }

  var decimalSeparator: String { formats.withLock { $0.decimalSeparator } }

  private func numbers(_ request: NumberFormats.Request) -> String {
    formats.withLock { $0.text(of: request) }
  }

  private static let known = Memo<String, LocaleConventions>(limit: 512)

  /// Whether ICU can be handed the identifier: ASCII of the letters that identifiers have, and not too long.
  private static func isReadable(_ identifier: String) -> Bool {
    identifier.utf8.count <= 156
      && identifier.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: ";"): true
        default: false
        }
      }
  }
}
