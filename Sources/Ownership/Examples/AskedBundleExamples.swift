/// Examples of the bundles that code asks, and of how modules let others ask.
enum AskedBundleExamples {
  private typealias Call = CallExample

  private static func package(_ title: String, _ body: String, more: String = "", k: String = "") -> RuleExample {
    Call.project(title, ["bordercheck.json": Call.manifest(k: k), Call.package: Call.copy(body, more: more)])
  }

  private static func app(_ title: String, _ body: String, k: String = "") -> RuleExample {
    Call.project(
      title,
      [
        "bordercheck.json": Call.manifest(k: k),
        Call.app: Call.screen("VStack {\nText(\"account.title\")\n\(body)\n}"),
      ])
  }

  static let wrong = [
    package("a package names no bundle", "String(localized: \"trip.title\")"),
    package("a package names the main bundle", "NSLocalizedString(\"trip.title\", bundle: .main, comment: \"\")"),
    package("the main bundle has a copy", "String(localized: \"trip.title\")").changing(
      "the main bundle has a copy", ["H/Localizable.xcstrings": Call.catalog("account.title", "trip.title")]),
    app("the app asks its main bundle for the package's key", "Text(\"trip.title\")"),
  ]
  static let right = [
    package("the package's own bundle", "String(localized: \"trip.title\", bundle: .module)"),
    package("the macro for it", "String(localized: \"trip.title\", bundle: #bundle)"),
    package(
      "a constant for it", "String(localized: \"trip.title\", bundle: tables)",
      more: "static let tables: Bundle = .module"),
    package(
      "the bundle of a library that is no package",
      "String(localized: \"trip.title\", bundle: tables)",
      more: """
        static var tables: Bundle {
          #if SWIFT_PACKAGE
            .module
          #else
            Bundle(for: Token.self)
          #endif
        }
        final class Token {}
        """),
    package(
      "the container's bundle on purpose",
      "String(localized: \"trip.title\", bundle: Bundle(url: Bundle.main.bundleURL.appending(path: \"../..\"))!)"),
    Call.project(
      "the owner lies in the main bundle",
      [
        "bordercheck.json": Call.manifest(bundle: "."),
        "K/Localizable.xcstrings": nil, "K/Trip.xcstrings": Call.catalog("trip.title"),
        Call.package: Call.copy("String(localized: \"trip.title\", table: \"Trip\")"),
      ]),
    Call.project(
      "a framework's own class",
      [
        "bordercheck.json": Call.manifest(bundle: "Frameworks/K.framework"),
        Call.package: Call.copy(
          "String(localized: \"trip.title\", bundle: Bundle(for: Token.self))", more: "final class Token {}"),
      ]),
    app("a public constant of the package", "Text(\"trip.title\", bundle: .trips)", k: "\"access\": \"bundle\"")
      .changing(
        "a public constant of the package",
        [
          Call.package: Call.copy("String(localized: \"trip.title\", bundle: .module)")
            + "\nextension Bundle { public static var trips: Bundle { .module } }"
        ]),
    app("a sentence that both have", "Text(\"Done\")").changing(
      "a sentence that both have",
      [
        "H/Localizable.xcstrings": Call.catalog("account.title", "Done"),
        "K/Localizable.xcstrings": Call.catalog("trip.title", "Done"),
      ]),
  ]
  static let byPath = [
    package(
      "a language's folder", "Bundle(path: Bundle.module.path(forResource: \"de\", ofType: \"lproj\")!)!.bundlePath")
  ]

  // MARK: - Bundle(for:)

  static let binary = [
    package(
      "a class of a package", "String(localized: \"trip.title\", bundle: Bundle(for: Token.self))",
      more: "final class Token {}")
  ]
  static let binaryOfFramework = [
    Call.project(
      "a class of a framework",
      [
        "bordercheck.json": Call.manifest(bundle: "Frameworks/K.framework"),
        Call.package: Call.copy(
          "String(localized: \"trip.title\", bundle: Bundle(for: Token.self))", more: "final class Token {}"),
      ]),
    Call.project(
      "a class of the app",
      [
        Call.app: Call.screen("Text(\"account.title\", bundle: Bundle(for: Token.self))") + "\nfinal class Token {}"
      ]),
  ]

  // MARK: - What others may use

  private static let taking =
    "public static func text(in bundle: Bundle) -> String { String(localized: \"trip.title\", bundle: bundle) }"

  static let open = [
    package("callers give the bundle", "String(localized: \"trip.title\", bundle: .module)", more: taking),
    package(
      "the main bundle is the default", "String(localized: \"trip.title\", bundle: .module)",
      more: taking.replacing("bundle: Bundle)", with: "bundle: Bundle = .main)")),
    package(
      "a public constant", "String(localized: \"trip.title\", bundle: tables)",
      more: "public static let tables: Bundle = .module"),
  ]
  static let closed = [
    package(
      "the module's own bundle is the default", "String(localized: \"trip.title\", bundle: .module)",
      more: taking.replacing("bundle: Bundle)", with: "bundle: Bundle = .module)")),
    package(
      "a public constant that is declared", "String(localized: \"trip.title\", bundle: tables)",
      more: "public static let tables: Bundle = .module", k: "\"access\": \"bundle\""),
    package(
      "a bundle of images", "String(localized: \"trip.title\", bundle: .module)",
      more: "public static func image(in bundle: Bundle) -> String { bundle.bundlePath }"),
    package(
      "an internal constant", "String(localized: \"trip.title\", bundle: tables)",
      more: "static let tables: Bundle = .module"),
  ]
  static let passedDown = [
    app("the app gives its bundle", "Text(TripCopy.text(\"trip.title\", bundle: .main))").changing(
      "the app gives its bundle",
      [
        Call.package: Call.copy(
          "String(localized: \"trip.title\", bundle: .module)",
          more: """
            public static func text(_ key: String, bundle: Bundle = .module) -> String {
              bundle.localizedString(forKey: key, value: nil, table: nil)
            }
            """)
      ])
  ]

  private static let raw = "Text(\"trip.title\", bundle: .trips)"
  private static let constant = "\nextension Bundle { public static var trips: Bundle { .module } }"

  private static func asking(_ title: String, k: String = "", code: String) -> RuleExample {
    app(title, raw, k: k).changing(title, [Call.package: code + constant])
  }

  private static let offering = Call.copy("String(localized: \"trip.title\", bundle: .module)")
  private static let silent = "import Foundation\n\npublic enum Trips {}"

  static let bypassed = [
    asking("past the accessor", k: "\"accessors\": [\"TripCopy\"]", code: offering),
    asking(
      "past the resources", k: "\"access\": \"resource\"",
      code: """
        import Foundation

        public enum TripCopy {
          public static var title: LocalizedStringResource { .init("trip.title", bundle: .atURL(Bundle.module.bundleURL)) }
        }
        """),
  ]
  static let throughAccessor = [
    app("through the accessor", "Text(TripCopy.title)", k: "\"accessors\": [\"TripCopy\"]"),
    asking("keys are allowed", k: "\"access\": \"bundle\"", code: offering),
    app("a preview", "", k: "\"accessors\": [\"TripCopy\"]").changing(
      "a preview",
      [
        Call.app: Call.screen("Text(\"account.title\")") + "\n#Preview { \(raw) }",
        Call.package: offering + constant,
      ]),
    app(
      "a helper that is declared", "Text(\"trip.title\".localized())", k: "\"accessors\": [\"localized\"]"
    ).changing(
      "a helper that is declared",
      [
        Call.package: """
        import Foundation

        extension String {
          public func localized() -> String { String(localized: LocalizationValue(self), bundle: .module) }
        }
        let title = "trip.title".localized()
        """
      ]),
  ]
  static let withoutAccessor = [asking("the package offers its bundle alone", code: silent)]
  static let misplaced = [asking("only the app asks", k: "\"access\": \"bundle\"", code: silent)]

  // MARK: - Extraction

  private static func extracted(_ example: RuleExample) -> RuleExample {
    example.changing(example.title, ["K/Localizable.xcstrings": Call.extracted("trip.title")])
  }

  static let extractedElsewhere = [
    extracted(asking("the app's literal is a key of the package", k: "\"access\": \"bundle\"", code: silent)),
    extracted(
      Call.project(
        "only a helper asks",
        [
          Call.package: """
          import Foundation

          func tr(_ key: String) -> String { NSLocalizedString(key, bundle: .module, comment: "") }
          public let title = tr("trip.title")
          """
        ])),
  ]
  static let extractedHere = [
    extracted(Call.project("the package's own literal")),
    asking("a manual key", k: "\"access\": \"bundle\"", code: silent),
    Call.project(
      "a helper asks for a manual key",
      [
        Call.package: """
        import Foundation

        func tr(_ key: String) -> String { NSLocalizedString(key, bundle: .module, comment: "") }
        public let title = tr("trip.title")
        """
      ]),
  ]
}
