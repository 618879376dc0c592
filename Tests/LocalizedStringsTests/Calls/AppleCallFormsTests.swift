import Foundation
import LocalizedStrings
import Testing

/// Calls as code for Apple platforms writes them; that this file compiles is the test, the values are a by-product.
@Suite struct AppleCallFormsTests {
  private let count = 3
  private let name = "Bob"
  private let table: String? = nil

  @Test func `Every form of String(localized:)`() {
    let texts: [String] = [
      String(localized: "k"),
      String(localized: "k", comment: "c"),
      String(localized: "k", table: "T"),
      String(localized: "k", table: nil, bundle: nil, locale: .current, comment: nil),
      String(localized: "k", bundle: .main),
      String(localized: "k", bundle: Bundle.main, locale: Locale(identifier: "de"), comment: "c"),
      String(localized: "k", defaultValue: "k", table: table, bundle: .main, comment: "c"),
      String(localized: .init("k")),
      String(localized: String.LocalizationValue("k")),
      String(localized: LocalizedStringResource("k")),
      String(localized: "k", options: .init()),
      .init(localized: "k"),
    ]
    #expect(texts.allSatisfy { $0 == "k" })
  }

  @Test func `Every form of interpolation`() {
    let price = 12.5
    let text = String(
      localized: """
        \(count) \(Int8(1)) \(Int16(1)) \(Int32(1)) \(Int64(1)) \(UInt(1)) \(UInt8(1)) \(UInt16(1)) \(UInt32(1)) \
        \(UInt64(1)) \(price) \(Float(1)) \(CGFloat(1)) \(name) \(name.prefix(1)) \(price, specifier: "%.1f") \
        \(price, format: .number) \(0.5, format: .percent) \(NSString(string: "n")) \(AttributedString("a")) \
        \(NSNumber(value: 5), formatter: NumberFormatter()) \(LocalizedStringResource("r")) \(Date.distantPast) \
        \(placeholder: .int) \(placeholder: .object, specifier: "%@")
        """)
    #expect(text.hasPrefix("3 1 1 1 1 1 1 1 1 1 12.5"))
  }

  @Test func `Every form of NSLocalizedString`() {
    let texts: [String] = [
      NSLocalizedString("k", comment: ""),
      NSLocalizedString("k", tableName: nil, comment: ""),
      NSLocalizedString("k", tableName: "T", comment: ""),
      NSLocalizedString("k", tableName: table, comment: ""),
      NSLocalizedString("k", bundle: .main, comment: ""),
      NSLocalizedString("k", value: "k", comment: ""),
      NSLocalizedString("k", tableName: "T", bundle: .main, comment: ""),
      NSLocalizedString("k", tableName: "T", value: "", comment: ""),
      NSLocalizedString("k", bundle: Bundle.main, value: "", comment: ""),
      NSLocalizedString("k", tableName: "T", bundle: Bundle.main, value: "", comment: ""),
      NSLocalizedString("k", tableName: nil, bundle: .main, value: "", comment: ""),
      NSLocalizedString("k", tableName: table, bundle: .main, value: "", comment: ""),
    ]
    #expect(texts.allSatisfy { $0 == "k" })
    #expect(["a", "b"].map { NSLocalizedString($0, comment: "") } == ["a", "b"])
  }

  @Test func `Every form of the bundle's method`() {
    let optional: Bundle? = .main
    let texts: [String?] = [
      Bundle.main.localizedString(forKey: "k", value: nil, table: nil),
      Bundle.main.localizedString(forKey: "k", value: "", table: nil),
      Bundle.main.localizedString(forKey: "k", value: nil, table: "T"),
      Bundle.main.localizedString(forKey: "k", value: table, table: table),
      optional?.localizedString(forKey: "k", value: nil, table: nil),
    ]
    #expect(texts.allSatisfy { $0 == "k" })
  }

  @Test func `Every form of formatting`() {
    let texts: [String] = [
      String(format: "3"), String(format: "%d", count), String(format: "%@", "3"), String(format: "%ld", 3),
      String(format: "%d", locale: .current, count), String(format: "%d", locale: nil, count),
      String(format: "%1$d%2$@", count, ""), String(format: NSLocalizedString("%d", comment: ""), count),
      String.localizedStringWithFormat("%d", count), .localizedStringWithFormat("%d%@%@", count, "", ""),
      String(format: "%d", arguments: [count]), String(format: "%d%@%@%@%@%@%@%@%@", 3, "", "", "", "", "", "", "", ""),
    ]
    #expect(texts.allSatisfy { $0 == "3" }, "\(texts)")
  }

  @Test func `Every form of a resource`() {
    let resources: [LocalizedStringResource] = [
      "k", LocalizedStringResource("k"), .init("k", table: "T"), .init("k", bundle: .main),
      .init("k", bundle: .atURL(Bundle.main.bundleURL)), .init("k", bundle: .forClass(JSONEncoder.self)),
      .init("k", bundle: Bundle.main), .init("k", defaultValue: "k", table: "T", locale: .current, comment: "c"),
      .init("k", defaultValue: "k", bundle: .main), LocalizedStringResource(stringLiteral: "k"),
    ]
    #expect(resources.allSatisfy { String(localized: $0) == "k" && $0.key == "k" })
    let counted: LocalizedStringResource = "\(count) of \(name)"
    #expect(String(localized: counted) == "3 of Bob")
  }

  @Test func `Every form of an attributed text`() {
    let texts: [AttributedString] = [
      AttributedString(localized: "k"), AttributedString(localized: "k", table: "T", bundle: .main, comment: "c"),
      AttributedString(localized: "k", defaultValue: "k"), AttributedString(localized: LocalizedStringResource("k")),
      AttributedString(localized: "k", options: .applyReplacementIndexAttribute, locale: .current),
    ]
    #expect(texts.allSatisfy { String($0.characters) == "k" })
  }

  private enum LocalizedStrings {
    static let title = NSLocalizedString("title", comment: "A private enum of this name stands beside the module's.")
  }

  @Test func `A private enum may be called like the module`() { #expect(LocalizedStrings.title == "title") }
}
