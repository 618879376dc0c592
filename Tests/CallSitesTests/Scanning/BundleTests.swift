#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct BundleTests {
    @Test(arguments: [
      ("nil", BundleExpression.unsaid), (".main", .main), ("Bundle.main", .main), (".module", .module),
      ("Bundle.module", .module), ("#bundle", .module), ("Bundle(for: Token.self)", .type("Token")),
      (".init(for: Token.self)", .type("Token")), ("Bundle(identifier: \"a.b\") ?? .main", .identifier("a.b")),
      ("Bundle(path: path)!", .path("path")), ("Bundle(url: url)!", .path("url")), (".shop", .named(".shop")),
      ("Bundle.shop", .named("Bundle.shop")), ("Checkout.bundle", .named("Checkout.bundle")),
      ("flag ? .main : .module", .unknown("flag ? .main : .module")), ("make()", .unknown("make()")),
    ])
    func `a bundle is told as far as it shows`(_ code: String, _ expected: BundleExpression) {
      #expect(scanned("let a = String(localized: \"k\", bundle: \(code))").map(\.bundle) == [expected])
    }

    @Test func `the class around a look-up is named`() {
      let code = """
        class Token {
          func a() { use(NSLocalizedString("a", bundle: Bundle(for: type(of: self)), comment: "")) }
          func b() { use(NSLocalizedString("b", bundle: Bundle(for: Self.self), comment: "")) }
        }
        """
      #expect(scanned(code).map(\.bundle) == [.type("Token"), .type("Token")])
    }

    @Test func `constants of the block and default parameters are followed`() {
      let code = """
        func f() { let b = Bundle.module; use(String(localized: "a", bundle: b)) }
        func g(bundle: Bundle = .module) { use(String(localized: "b", bundle: bundle)) }
        func h(bundle: Bundle) { use(String(localized: "c", bundle: bundle)) }
        func i() { guard let b = Bundle(identifier: "x") else { return }; use(String(localized: "d", bundle: b)) }
        """
      #expect(scanned(code).map(\.bundle) == [.module, .module, .parameter("bundle"), .identifier("x")])
    }
  }
#endif
