#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct WrapperTests {
    @Test(arguments: [
      "extension String { var localized: String { NSLocalizedString(self, tableName: \"T\", bundle: .module, comment: \"\") } }",
      "extension String { public var localized: String { Bundle.module.localizedString(forKey: self, value: nil, table: \"T\") } }",
      "extension String { var localized: String { String(localized: String.LocalizationValue(self), table: \"T\", bundle: .module) } }",
      "extension String { var localized: String { get { let key = self; return NSLocalizedString(key, tableName: \"T\", bundle: .module, comment: \"\") } } }",
    ])
    func `a property of strings makes its uses look-ups`(_ helper: String) {
      let found = joined(helper, "let a = \"k\".localized")
      #expect(asked(found) == ["k in T of module"])
      #expect(found.last?.api == .accessor("String.localized"))
      #expect(found.map(\.context.isHelperBody) == [true, false])
      #expect(found.last?.column == 9)
    }

    @Test func `a method of strings takes a table and a bundle`() {
      let found = joined(
        """
        extension String {
          func localized(table: String = "Main", bundle: Bundle = .module) -> String {
            NSLocalizedString(self, tableName: table, bundle: bundle, comment: "")
          }
        }
        """, "let a = \"a\".localized(), b = \"b\".localized(table: \"T\"), c = \"c\".localized(bundle: .main)")
      #expect(asked(found) == ["a in Main of module", "b in T of module", "c in Main of main"])
    }

    @Test func `a function over its parameter does too, in its type and outside`() {
      let found = joined(
        """
        enum L10n {
          static let title = tr("Trip", "trip.title", fallback: "Title")
          static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
            let format = Tables.bundle.localizedString(forKey: key, value: value, table: table)
            return String(format: format, locale: Locale.current, arguments: args)
          }
          static func count(_ n: Int) -> String { L10n.tr("Trip", "trip.count", n, fallback: "%d") }
        }
        private final class Token {}
        """, "enum Tables { static let bundle = Bundle(for: Token.self) }\nlet a = tr(\"A\", \"b\", fallback: \"\")")
      #expect(asked(found) == ["trip.title in Trip of type(\"Token\")", "trip.count in Trip of type(\"Token\")"])
      #expect(found.first?.defaultValue == .literal("Title"))
      #expect(found.first?.locale == .current)
    }

    @Test func `a global function and one with a fixed bundle`() {
      let found = joined(
        "func L(_ key: String, _ args: CVarArg...) -> String { String(format: NSLocalizedString(key, bundle: .module, comment: \"\"), arguments: args) }",
        "let a = L(\"a\"), b = L(\"b\", 1, 2), c = L(name), d = L(\"n \\(x)\"), e = Other.L(\"e\")")
      #expect(
        asked(found) == [
          "a in Localizable of module", "b in Localizable of module",
          "{dynamic(\"n \\\\(x)\")} in Localizable of module",
        ])
      #expect(found.last?.locale == LocaleExpression.none)
    }

    @Test func `parameters of key types take literals from callers`() {
      let found = joined(
        """
        import SwiftUI
        struct Row: View {
          let title: LocalizedStringKey
          var body: some View { Text(title, bundle: .module) }
        }
        struct Cell { init(_ name: LocalizedStringResource, icon: String) {} }
        extension View { func heading(_ text: LocalizedStringKey) -> some View { self } }
        func show(message: String.LocalizationValue) {}
        """,
        """
        import SwiftUI
        let a = Row(title: "a"), b = Cell("b", icon: "star")
        let c = VStack {}.heading("c \\(1)")
        let d = show(message: "d"), e = Row(title: name)
        """)
      #expect(
        asked(found).filter { !$0.hasPrefix("{") } == [
          "a in Localizable of module", "b in Localizable of unsaid", "c %lld in Localizable of unsaid",
          "d in Localizable of unsaid",
        ])
    }

    @Test func `a structure whose string is looked up takes keys`() {
      let found = joined(
        "import SwiftUI\nstruct Row: View { let title: String\nvar body: some View { Text(LocalizedStringKey(title)) } }",
        "let a = Row(title: \"a\")")
      #expect(asked(found).contains("a in Localizable of unsaid"))
    }

    @Test func `a helper that the manifest names needs no declaration`() {
      let found = joined(
        "let a = \"a\".translated, b = Strings.get(\"b\"), c = #tr(\"c\"), d = get(\"d\")",
        helpers: ["translated", "Strings.get", "tr"])
      #expect(found.map(\.key) == [.literal("a"), .literal("b"), .literal("c")])
      #expect(found.map(\.bundle) == [.unknown("translated"), .unknown("get"), .unknown("#tr")])
    }

    @Test func `functions that look nothing up make no look-ups`() {
      #expect(
        joined(
          "func log(_ key: String) { print(key) }\nextension String { var twice: String { self + self } }",
          "let a = log(\"x\"), b = \"y\".twice"
        ).isEmpty)
    }

    @Test func `the order of files decides nothing but the order of look-ups`() {
      let helper = "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }"
      let use = "let a = \"k\".localized"
      #expect(joined(helper, use).reversed() == joined(use, helper))
    }
  }
#endif
