#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct FoundationCallTests {
    @Test func `a localized string says key, table, bundle, locale and comment`() {
      let code = """
        let a = String(localized: "trip.title", table: "Trip", bundle: .module, locale: .current, comment: "Title")
        """
      #expect(
        scanned(code).map(\.bare) == [
          .expected(
            .string, .literal("trip.title"), table: .named("Trip"), bundle: .module, comment: "Title", locale: .current)
        ])
      #expect(scanned(code).map(\.line) == [1] && scanned(code).map(\.column) == [27])
    }

    @Test func `a default value carries the arguments of a fixed key`() {
      let code = """
        func f(name: String) -> String {
          String(localized: "greeting", defaultValue: "Hello \\(name), 100%")
        }
        """
      let text = KeyText.interpolated([
        .text("Hello "), .argument(specifiers: ["%@"], expression: "name"), .text(", 100%%"),
      ])
      #expect(scanned(code).map(\.bare) == [.expected(.string, .literal("greeting"), defaultValue: text)])
    }

    @Test func `an attributed string and an implicit initializer are found too`() {
      #expect(
        scanned("let a = AttributedString(localized: \"a\")\nlet b: String = .init(localized: \"b\")").map(\.bare) == [
          .expected(.attributedString, .literal("a")), .expected(.string, .literal("b")),
        ])
    }

    @Test func `a value inside of a call is one look-up with the settings of both`() {
      let code = """
        let a = String(localized: String.LocalizationValue("a"), table: "T")
        let b = String(localized: LocalizedStringResource("b", table: "R", bundle: .forClass(Token.self)))
        """
      #expect(
        scanned(code).map(\.bare) == [
          .expected(.string, .literal("a"), table: .named("T")),
          .expected(.string, .literal("b"), table: .named("R"), bundle: .type("Token")),
        ])
    }

    @Test func `a key that comes from elsewhere is told as it is written`() {
      #expect(
        scanned("let a = String(localized: item.title)").map(\.bare) == [.expected(.string, .dynamic("item.title"))])
    }

    @Test func `the function NSLocalizedString says all that it can`() {
      let code = """
        let a = NSLocalizedString("a", tableName: "T", bundle: Bundle(for: Token.self), value: "A", comment: "C")
        let b = NSLocalizedString("b", value: "", comment: "")
        """
      #expect(
        scanned(code).map(\.bare) == [
          .expected(
            .nsLocalizedString, .literal("a"), table: .named("T"), bundle: .type("Token"), defaultValue: .literal("A"),
            comment: "C"),
          .expected(.nsLocalizedString, .literal("b"), comment: ""),
        ])
    }

    @Test func `an interpolation in a plain key is no key`() {
      #expect(
        scanned("let a = NSLocalizedString(\"n \\(x)\", comment: \"\")").map(\.key) == [.dynamic("\"n \\(x)\"")])
    }

    @Test func `a format without a locale is formatted without one`() {
      let code = """
        let a = String(format: NSLocalizedString("a", comment: ""), 1)
        let b = String(format: NSLocalizedString("b", comment: ""), locale: .current, 1)
        let c = String.localizedStringWithFormat(NSLocalizedString("c", comment: ""), 1)
        let d = NSLocalizedString("d", comment: "")
        """
      #expect(scanned(code).map(\.locale) == [.none, .current, .current, .unsaid])
    }

    @Test func `a format that a constant holds is formatted as its later use says`() {
      let code = """
        func f() {
          let a = NSLocalizedString("a", comment: "")
          let b = NSLocalizedString("b", comment: "")
          let c = NSLocalizedString("c", comment: "")
          use(String(format: a, 1), String(format: b, locale: locale, 2), c)
        }
        """
      #expect(scanned(code).map(\.locale) == [.none, .given("locale"), .unsaid])
    }

    @Test func `a bundle's method asks the bundle before the dot`() {
      let code = """
        let a = Bundle.main.localizedString(forKey: "a", value: nil, table: nil)
        let b = Bundle.module.localizedString(forKey: "b", value: "B", table: "T")
        let c = Bundle(identifier: "com.x.y")!.localizedString(forKey: "c", value: "", table: "T")
        """
      #expect(
        scanned(code).map(\.bare) == [
          .expected(.bundleMethod, .literal("a"), bundle: .main),
          .expected(.bundleMethod, .literal("b"), table: .named("T"), bundle: .module, defaultValue: .literal("B")),
          .expected(.bundleMethod, .literal("c"), table: .named("T"), bundle: .identifier("com.x.y")),
        ])
    }

    @Test func `a notification's text is looked up later`() {
      let code = "content.title = NSString.localizedUserNotificationString(forKey: \"gate\", arguments: nil)"
      #expect(scanned(code).map(\.bare) == [.expected(.notification, .literal("gate"))])
    }

    @Test func `a generated symbol is named`() {
      let code = """
        let a = String(localized: .tripTitle)
        let b = String(localized: .arrives(5), bundle: .module)
        let c = String(localized: LocalizedStringResource.Shop.title)
        """
      #expect(scanned(code).map(\.api) == [.symbol("tripTitle"), .symbol("arrives"), .symbol("Shop.title")])
      #expect(scanned(code).map(\.key).first == .dynamic(".tripTitle"))
    }

    @Test func `each branch of a choice is a look-up`() {
      #expect(keys("let a = String(localized: flag ? \"on\" : other ? \"off\" : \"idle\")") == ["on", "off", "idle"])
      #expect(keys("let a = NSLocalizedString(flag ? \"on\" : \"off\", comment: \"\")") == ["on", "off"])
    }

    @Test func `calls that only look alike are none`() {
      #expect(keys("let a = String(describing: x), b = String(\"x\"), c = localizedString(\"x\")").isEmpty)
      #expect(keys("// String(localized: \"comment\")\nlet a = \"String(localized: \\\"text\\\")\"").isEmpty)
    }
  }
#endif
