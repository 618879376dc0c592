import Foundation
import LocalizedStrings
import Testing

/// Resources that one process makes and another looks up.
@Suite struct ResourceCrossingTests {
  private func crossed(_ resource: LocalizedStringResource) throws -> LocalizedStringResource {
    try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
  }

  private func family() throws -> TemporaryBundles {
    let bundles = try TemporaryBundles()
    for name in ["A.app", "W.appex"] {
      try bundles.add(
        name,
        files: [
          "en.lproj/Localizable.strings": strings(["n %lld": "\(name) %lld"]),
          "de.lproj/Localizable.strings": strings(["n %lld": "\(name) hat %lld"]),
        ])
    }
    return bundles
  }

  @Test func `A resource of the app is looked up in the app's bundle by the widget`() throws {
    let bundles = try family()
    let data = try LocalizedProcess.$standIn.withValue(bundles.process("A.app", user: ["en"])) {
      try JSONEncoder().encode(LocalizedStringResource("n \(1234)"))
    }
    try LocalizedProcess.$standIn.withValue(bundles.process("W.appex", user: ["en"])) {
      let resource = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
      #expect(String(localized: resource) == "A.app 1,234")
    }
  }

  @Test func `Main means the main bundle of whoever looks up`() throws {
    let bundles = try family()
    let resource = try crossed(LocalizedStringResource("n \(1)", bundle: .main))
    LocalizedProcess.$standIn.withValue(bundles.process("W.appex", user: ["en"])) {
      #expect(String(localized: resource) == "W.appex 1")
    }
  }

  @Test func `The recorded locale picks the language in the other process`() throws {
    let bundles = try family()
    let resource = try crossed(LocalizedStringResource("n \(1)", locale: Locale(identifier: "de"), bundle: .main))
    LocalizedProcess.$standIn.withValue(bundles.process("W.appex", user: ["en"])) {
      #expect(String(localized: resource) == "W.appex hat 1")
    }
  }

  @Test func `Arguments, table and default cross unchanged`() throws {
    let resource = LocalizedStringResource(
      "k", defaultValue: "\("text") \(-3) \(2.0) \(placeholder: .int)", table: "T", locale: Locale(identifier: "fr"))
    let other = try crossed(resource)
    #expect(other.key == "k" && other.table == "T" && other.locale.identifier == "fr")
    #expect(other.defaultValue == resource.defaultValue)
    #expect(other.bundle == resource.bundle)
  }

  @Test func `A styled value crosses as text in the resource's locale`() throws {
    let resource = LocalizedStringResource("n \(0.5, format: .percent)", locale: Locale(identifier: "de"))
    #expect(String(localized: try crossed(resource)) == String(localized: resource))
  }
}
