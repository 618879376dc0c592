import Foundation
import LocalizedStrings
import Testing

/// The golden area `key`: what a literal with interpolations looks up.
@Suite struct KeyCasesTests {
  private func key(_ resource: LocalizedStringResource) -> String { resource.key }

  @Test func `key-01 to key-08: each type has its specifier`() {
    #expect(key("n \("s")") == "n %@")
    #expect(key("n \(1)") == "n %lld")
    #expect(key("n \(Int64(1))") == "n %lld")
    #expect(key("n \(UInt(1))") == "n %llu")
    #expect(key("n \(UInt64(1))") == "n %llu")
    #expect(key("n \(1.5)") == "n %lf")
    #expect(key("n \(Float(1))") == "n %f")
    #expect(key("n \(Int8(1)) \(Int16(1)) \(Int32(1))") == "n %d %d %d")
    #expect(key("n \(UInt8(1)) \(UInt16(1)) \(UInt32(1))") == "n %u %u %u")
  }

  @Test func `key-09 and key-13: a percent sign is doubled only beside an interpolation`() {
    #expect(key("\(75)% left") == "%lld%% left")
    #expect(key("100%") == "100%")
    #expect(String(localized: "\(75)% left") == "75% left")
    #expect(String(localized: "100%") == "100%")
  }

  @Test func `key-10 and key-16: keys are not positional, tables may be`() throws {
    #expect(key("a \(1) b \(2)") == "a %lld b %lld")
    let bundles = try TemporaryBundles()
    try bundles.add("A.app", files: ["en.lproj/Localizable.strings": strings(["a %lld b %lld": "%2$lld / %1$lld"])])
    LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en"])) {
      #expect(String(localized: "a \(1) b \(2)") == "2 / 1")
    }
  }

  @Test func `key-11: a specifier of the caller stands in the key`() {
    #expect(key("\(1.5, specifier: "%.2f") km") == "%.2f km")
  }

  @Test func `key-12: NSLocalizedString looks up the text that is already filled`() {
    let name = "Bob"
    #expect(NSLocalizedString("Hello \(name)", comment: "") == "Hello Bob")
  }

  @Test func `key-14: a formatted value is a text`() {
    #expect(key("price \(Date.distantPast, format: .dateTime)") == "price %@")
    #expect(key("price \(12, format: .number)") == "price %@")
  }

  @Test func `key-15: with a default value the key is fixed and the default brings the arguments`() {
    let name = "Bob"
    let resource = LocalizedStringResource("greeting", defaultValue: "Hello \(name)")
    #expect(resource.key == "greeting")
    #expect(String(localized: resource) == "Hello Bob")
    #expect(String(localized: "greeting", defaultValue: "Hello \(name)") == "Hello Bob")
  }
}
