#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct ShownTextTests {
    private func file(_ code: String, importing module: String = "SwiftUI") -> ScannedFile {
      FileScanner.scan(Array("import \(module)\n\(code)".utf8), path: "A.swift")
    }

    @Test func `members of the declared type String that give literals are told`() {
      let code = """
        enum Tab {
          var title: String { switch self { case .a: "Home"; case .b: return "Trips"; default: key() } }
          static let short: String = flag ? "Go" : "…"
          func name(_ n: Int) -> String { return "Name" }
          enum Inner { var x: String { get { "In" } } }
          var inferred = "A", key: LocalizedStringKey = "B", perhaps: String? = "C", changed: String = "D"
          var looked: String { String(localized: "E") }
          func local() { let x: String = "F" }
        }
        """
      #expect(
        file(code).textGetters.map { "\($0.name) \($0.texts.joined(separator: ","))" } == [
          "Tab.title Home,Trips", "Tab.short Go", "Tab.name Name", "Tab.Inner.x In",
        ])
    }

    @Test(arguments: [
      ("Text(heading)", "V.heading"), ("Text(self.heading)", "V.heading"), ("Text(tab.title)", "Tab.title"),
      ("Label(tab.title(), systemImage: \"x\")", "Tab.title"), ("x.navigationTitle(Names.home)", "Names.home"),
      ("ForEach(Tab.allCases) { tab in Text(tab.title) }", "Tab.title"),
      ("ForEach(tabs) { other in Text(other.title) }", nil), ("Text(Tab.home.title)", nil), ("Text(tab?.title)", nil),
      ("Text(LocalizedStringKey(tab.title))", nil), ("Text(tab.title, bundle: .module)", nil),
      ("Image(tab.title)", nil),
      ("{ heading in Text(heading) }(x)", nil),
    ])
    func `a member that a view is given is told where its type shows`(_ code: String, _ expected: String?) {
      let shown = file("struct V: View { let tab: Tab\n var body: some View { \(code) } }").shownMembers
      #expect(shown.map { "\($0.type).\($0.name)" } == (expected.map { [$0] } ?? []))
    }

    @Test func `literals that are shown as they are`() {
      let code = """
        label.text = "Sign in"; button.setTitle(flag ? "A" : nil, for: .normal); item.title = "Hello \\(name)"
        view.accessibilityIdentifier = "id"; label.text = "–"; label.text = "\\(n)"; text = "own"
        """
      let literals = file(code, importing: "UIKit").shownLiterals
      #expect(literals.map { "\($0.way): \($0.text)" } == ["text: Sign in", "setTitle: A", "title: Hello %@"])
      #expect(literals.map(\.line) == [2, 2, 2])
      #expect(file(code, importing: "Foundation").shownLiterals.isEmpty)
      #expect(file("let t = Text(verbatim: \"Words\")").shownLiterals.map(\.way) == ["Text(verbatim:)"])
    }
  }
#endif
