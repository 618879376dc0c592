internal import Synchronization

/// One locale's plural rules and number formats; what they answered is remembered.
final class LocaleConventions: Sendable {
  let identifier: String
  private let rules: Mutex<PluralRules>
  private let formats: Mutex<NumberFormats>
  private let integerCategories = NumberMemo<PluralCategory>()
  /// By bit pattern.
  private let doubleCategories = NumberMemo<PluralCategory>()
  private let integers = NumberMemo<String>()
  /// By the request's hash.
  private let styledNumbers = NumberMemo<RememberedNumber>()

  /// The conventions of a locale; an identifier that ICU could not read stands for the root locale.
  static func of(_ identifier: String) -> LocaleConventions {
    known.value(for: identifier, make: LocaleConventions.init)
  }

  private init(identifier: String) {
    let readable = Self.isReadable(identifier) ? identifier : ""
    let rules = PluralRules(locale: readable)
    self.identifier = identifier
    self.rules = Mutex(rules)
    formats = Mutex(NumberFormats(locale: readable))
  }

  func category(of integer: Int) -> PluralCategory {
    integerCategories.value(for: integer) { value in
      rules.withLock { $0.category(of: Double(value)) }
    }
  }

  func category(of double: Double) -> PluralCategory {
    doubleCategories.value(for: Int(truncatingIfNeeded: double.bitPattern)) { _ in
      rules.withLock { $0.category(of: double) }
    }
  }

  /// Every category that some number has.
  var categories: Set<PluralCategory> { rules.withLock { $0.categories } }

  /// An integer as `%lld` prints it.
  func text(of integer: Int) -> String {
    integers.value(for: integer) { value in
      numbers(NumberFormats.Request(number: .integer(value), style: .plain))
    }
  }

  /// A number as a specifier with flags, width and precision prints it.
  func text(of request: NumberFormats.Request) -> String {
    let known = styledNumbers.value(for: request.hashValue) { _ in RememberedNumber(request, numbers(request)) }
    return known.request == request ? known.text : numbers(request)
  }

  var decimalSeparator: String { formats.withLock { $0.decimalSeparator } }

  private func numbers(_ request: NumberFormats.Request) -> String {
    formats.withLock { $0.text(of: request) }
  }

  /// Of two requests with one hash, the first is remembered.
  private struct RememberedNumber: Sendable {
    let request: NumberFormats.Request
    let text: String

    init(_ request: NumberFormats.Request, _ text: String) {
      self.request = request
      self.text = text
    }
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
