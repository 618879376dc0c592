#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct DeclarationTests {
    private func declared(_ code: String) -> [String] {
      FileScanner.scan(Array(code.utf8), path: "A.swift").declarations.map { "\($0.name): \($0.kind)" }
    }

    @Test func `public interfaces that take or give a bundle are told`() {
      let code = """
        public struct Copy {
          public init(bundle: Bundle = .module) {}
          public func title(in bundle: Bundle?) -> String { "" }
          func hidden(bundle: Bundle) {}
        }
        public extension Bundle { static let shop = Bundle.module; internal static let own = Bundle.module }
        """
      #expect(
        declared(code) == [
          "Copy.init: bundleParameter(name: \"bundle\", defaultValue: Optional(CallSites.BundleExpression.module))",
          "Copy.title: bundleParameter(name: \"bundle\", defaultValue: nil)",
          "Bundle.shop: bundleConstant(CallSites.BundleExpression.module)",
        ])
    }

    @Test func `accessors and resources that others see are told`() {
      let code = """
        public enum Copy {
          public static func arrives(_ n: Int) -> String { String(localized: "arrives \\(n)", bundle: .module) }
          public static var title: LocalizedStringResource { .init("title", bundle: .atURL(Bundle.module.bundleURL)) }
          package static let gate = String(localized: "gate", bundle: .module)
          static let hidden = String(localized: "hidden")
        }
        """
      #expect(
        declared(code) == [
          "Copy.arrives: accessor", "Copy.title: resource", "Copy.title: accessor", "Copy.gate: accessor",
        ])
      #expect(
        FileScanner.scan(Array(code.utf8), path: "A.swift").declarations.map(\.isPackage) == [
          false, false, false, true,
        ])
    }

    @Test func `tables that are reached by file are told`() {
      let code = """
        let a = Bundle.main.path(forResource: "de", ofType: "lproj")
        let b = Bundle(path: root + "/de.lproj")
        let c = bundle.url(forResource: name, withExtension: "strings")
        let d = Bundle.main.path(forResource: "photo", ofType: "png")
        let e = UserDefaults.standard.set(["de"], forKey: "AppleLanguages")
        """
      let file = FileScanner.scan(Array(code.utf8), path: "A.swift")
      #expect(file.tablePaths.map(\.line) == [1, 2, 3])
      #expect(file.tablePaths.first?.call == "Bundle.main.path(forResource: \"de\", ofType: \"lproj\")")
      #expect(file.languageOverrides.map(\.line) == [5])
    }

    @Test func `keys of notifications are look-ups`() {
      let code = """
        let payload = ["title-loc-key": "gate.title", "sound": "x"]
        func f(info: Info) { info.alertLocalizationKey = "gate.alert"; info.title = "x" }
        """
      #expect(
        scanned(code).map(\.bare) == [
          .expected(.notification, .literal("gate.title")), .expected(.notification, .literal("gate.alert")),
        ])
    }
  }
#endif
