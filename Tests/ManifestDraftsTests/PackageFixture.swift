/// A package with an app-like executable and two libraries with tables.
enum PackageFixture {
  static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Trips", defaultLocalization: "en",
      targets: [
        .target(name: "Shared", resources: [.process("Resources")]),
        .target(name: "Shop", dependencies: ["Shared"], resources: [.process("Resources")]),
        .executableTarget(name: "trips", dependencies: ["Shop"]),
        .testTarget(name: "SharedTests", dependencies: ["Shared"]),
      ]
    )
    """,
    "Sources/Shared/Copy.swift": """
    import Foundation
    public enum TripCopy {
      public static func title() -> String { String(localized: "trip.title", bundle: .module) }
    }
    """,
    "Sources/Shared/Resources/Localizable.xcstrings": catalog(
      ["trip.title", "trip.end", "trip.start", "ok"], de: 4, fr: 1),
    "Sources/Shop/Shop.swift": "enum Shop {}",
    "Sources/Shop/Resources/Localizable.xcstrings": catalog(["shop.a", "shop.b", "shop.c", "ok"], de: 2, fr: 0),
    "Sources/trips/main.swift": "print(1)",
    "Tests/SharedTests/T.swift": "",
  ]

  /// A catalog with English texts, and with the first `de` and `fr` of them in German and French.
  static func catalog(_ keys: [String], de: Int, fr: Int) -> String {
    let entries = keys.enumerated().map { index, key in
      let languages = ["en"] + (index < de ? ["de"] : []) + (index < fr ? ["fr"] : [])
      let texts = languages.map {
        #""\#($0)": { "stringUnit": { "state": "translated", "value": "\#(key) \#($0)" } }"#
      }
      return #""\#(key)": { "extractionState": "manual", "localizations": { \#(texts.joined(separator: ", ")) } }"#
    }
    return #"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(entries.joined(separator: ",\n")) } }"#
  }
}
