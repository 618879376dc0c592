#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct KeyLiteralTests {
    private func key(_ literal: String, before: String = "", interfaces: Bool = false) -> [String] {
      keys("\(before)\nlet text = String(localized: \(literal))")
    }

    @Test func `escapes, raw strings and Unicode are read as the compiler reads them`() {
      #expect(key(#""a\tb\n\u{2014}\\ \"q\"""#) == ["a\tb\n—\\ \"q\""])
      #expect(key(##"#"a\n "b""#"##) == [#"a\n "b""#])
      #expect(key(##"#"a\#nb"#"##) == ["a\nb"])
      #expect(key("\"Größe 👋🏽\"") == ["Größe 👋🏽"])
    }

    @Test func `multiline literals lose their indentation and continued line ends`() {
      let literal = "\"\"\"\n    First\n      second \\\n    third\n    \"\"\""
      #expect(key(literal) == ["First\n  second third"])
      #expect(key(literal.replacing("\n", with: "\r\n")) == ["First\n  second third"])
    }

    @Test func `a percent sign is doubled only beside interpolations`() {
      #expect(key("\"100%\"") == ["100%"])
      #expect(key("\"\\(5)% left\"") == ["%lld%% left"])
    }

    @Test(arguments: [
      ("Int", "%lld"), ("Int64", "%lld"), ("UInt", "%llu"), ("Int32", "%d"), ("UInt16", "%u"), ("Double", "%lf"),
      ("Float", "%f"), ("CGFloat", "%lf"), ("String", "%@"), ("Substring", "%@"), ("Swift.Int", "%lld"),
    ])
    func `a parameter's type decides the specifier`(_ type: String, _ specifier: String) {
      #expect(
        scanned("func f(x: \(type)) { _ = String(localized: \"n \\(x)\") }").map(\.key) == [
          .interpolated([.text("n "), .argument(specifiers: [specifier], expression: "x")])
        ])
    }

    @Test(arguments: [
      ("3", "%lld"), ("-3", "%lld"), ("1.5", "%lf"), ("\"s\"", "%@"), ("list.count", "%lld"),
      ("list.count + 1", "%lld"),
      ("Int(x)", "%lld"), ("Double(x) / 2", "%lf"), ("String(x)", "%@"), ("x.formatted()", "%@"),
      ("x.description", "%@"), ("x, specifier: \"%.2f\"", "%.2f"), ("x, format: .percent", "%@"),
      ("x, style: .relative", "%@"), ("flag ? 1 : 2", "%lld"), ("placeholder: .int", "%lld"),
      ("placeholder: .object", "%@"), ("x as UInt", "%llu"), ("max(1, list.count)", "%lld"),
      ("String(localized: \"inner\")", "%@"), ("Text(\"inner\")", "%@"),
    ])
    func `an expression's form decides the specifier`(_ expression: String, _ specifier: String) throws {
      let found = try #require(scanned("let text = String(localized: \"n \\(\(expression))\")").first { $0.line == 1 })
      guard case .interpolated(let segments) = found.key, case .argument(let specifiers, _)? = segments.last else {
        Issue.record("no argument in \(found.key)")
        return
      }
      #expect(specifiers == [specifier])
    }

    @Test(arguments: ["x", "item.name", "make()", "flag ? 1 : x.name", "list.first", "x ?? y", "$0"])
    func `a type that does not show leaves the specifier open`(_ expression: String) {
      guard case .interpolated(let segments)? = scanned("let t = String(localized: \"n \\(\(expression))\")").first?.key
      else {
        Issue.record("no interpolation")
        return
      }
      #expect(segments.last == .argument(specifiers: [], expression: expression))
    }

    @Test(arguments: [
      "let n = 3", "let n: Int = f()", "var n = 0; n += 1", "let n = list.count",
      "guard let n = maybe as? Int, n > 1 else { return }",
    ])
    func `a local's declaration decides the specifier`(_ declaration: String) {
      #expect(keys("func f() {\n\(declaration)\nuse(String(localized: \"n \\(n)\"))\n}") == ["n %lld"])
    }

    @Test func `a property's declaration decides the specifier, in extensions too`() {
      let code = """
        struct A {
          @State private var minutes = 5
          var name = ""
          let rate: Double
          var total: Int { 3 }
          static let limit: UInt = 3
        }
        extension A {
          var text: String { String(localized: "\\(minutes) \\(self.name) \\(rate) \\(total) \\(Self.limit) \\(A.limit)") }
        }
        """
      #expect(keys(code) == ["%lld %@ %lf %lld %llu %llu"])
    }

    @Test func `a property of a known type is followed one step`() {
      let code = """
        struct Trip { var minutes: Int; var name: String }
        struct Row { let trip: Trip; var text: String { String(localized: "\\(trip.minutes) \\(trip.name)") } }
        """
      #expect(keys(code) == ["%lld %@"])
    }

    @Test func `loops, closures, conditions and shadows are seen`() {
      let code = """
        func f(n: String, optional: Int?) {
          for n in 0..<3 { use(String(localized: "a \\(n)")) }
          list.map { (n: Double) in String(localized: "b \\(n)") }
          if let optional { use(String(localized: "c \\(optional)")) }
          use(String(localized: "d \\(n)"))
          for (index, n) in list.enumerated() { use(String(localized: "e \\(index) \\(n)")) }
        }
        """
      #expect(keys(code) == ["a %lld", "b %lf", "c %lld", "d %@", "e %lld %@"])
      guard case .interpolated(let segments)? = scanned(code).last?.key else { return }
      #expect(segments.last == .argument(specifiers: [], expression: "n"))
    }

    @Test func `plain keys are joined from literals and constants of the block`() {
      #expect(keys("let a = NSLocalizedString(\"a.\" + \"b\", comment: \"\")") == ["a.b"])
      #expect(keys("func f() { let k = \"a\"\nlet a = NSLocalizedString(k + \".b\", comment: \"\") }") == ["a.b"])
      #expect(keys("func f(k: String) { let a = NSLocalizedString(k, comment: \"\") }") == ["{k}"])
      #expect(keys("func f() { var k = \"a\"\nk = \"b\"\nlet a = NSLocalizedString(k, comment: \"\") }") == ["{k}"])
    }

    @Test func `inflection is text around an argument`() {
      #expect(
        keys("let n = 1\nlet a = AttributedString(localized: \"^[\\(n) seat](inflect: true)\")") == [
          "^[%lld seat](inflect: true)"
        ])
    }
  }
#endif
