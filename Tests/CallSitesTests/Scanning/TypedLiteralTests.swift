#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct TypedLiteralTests {
    @Test(arguments: [
      "let a: LocalizedStringResource = \"k\"", "static var a: LocalizedStringResource = \"k\"",
      "var a: LocalizedStringResource { \"k\" }", "var a: LocalizedStringResource? { return \"k\" }",
      "func f() -> LocalizedStringResource { \"k\" }", "func f(a: LocalizedStringResource = \"k\") {}",
      "let a = LocalizedStringResource(\"k\")", "let a: LocalizedStringResource = .init(\"k\")",
      "let a: [LocalizedStringResource] = [\"k\"]", "let a: [Int: LocalizedStringResource] = [1: \"k\"]",
      "let a = [\"k\" as LocalizedStringResource]", "let a = LocalizedStringResource(stringLiteral: \"k\")",
    ])
    func `a literal is a resource where the syntax says so`(_ code: String) {
      #expect(scanned(code).map(\.bare) == [.expected(.resource, .literal("k"))])
    }

    @Test func `every branch of a returned choice is a key`() {
      let code = """
        enum Kind {
          var title: LocalizedStringKey {
            switch self {
            case .a: "a"
            case .b: flag ? "b" : "c"
            default: if x { "d" } else if y { "e" } else { "f" }
            }
          }
          func name() -> LocalizedStringKey {
            if x { return "g" }
            return "h"
          }
        }
        """
      #expect(keys(code) == ["a", "b", "c", "d", "e", "f", "g", "h"])
      #expect(Set(scanned(code).map(\.api)) == [.localizedStringKey])
    }

    @Test func `a resource says its bundle in the ways it can`() {
      let code = """
        let a = LocalizedStringResource("a", bundle: .main)
        let b = LocalizedStringResource("b", table: "T", bundle: .atURL(Bundle.module.bundleURL))
        let c = LocalizedStringResource("c", defaultValue: "C", bundle: .forClass(Token.self), comment: "x")
        let d = LocalizedStringResource("d", bundle: .atURL(folder))
        let e = LocalizedStringResource("e", locale: Locale(identifier: "de"), bundle: #bundle)
        """
      #expect(
        scanned(code).map(\.bare) == [
          .expected(.resource, .literal("a"), bundle: .main),
          .expected(.resource, .literal("b"), table: .named("T"), bundle: .module),
          .expected(.resource, .literal("c"), bundle: .type("Token"), defaultValue: .literal("C"), comment: "x"),
          .expected(.resource, .literal("d"), bundle: .path("folder")),
          .expected(.resource, .literal("e"), bundle: .module, locale: .given("Locale(identifier: \"de\")")),
        ])
    }

    @Test func `literals of other types are no keys`() {
      #expect(keys("let a: String = \"k\"\nvar b: String { \"k\" }\nlet c = [\"k\"]").isEmpty)
    }
  }
#endif
