#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct ConstantJoinTests {
    @Test func `keys and tables are followed through constants of other files`() {
      let found = joined(
        "enum Keys { static let title = \"trip.title\"; enum Gate { static let name: String = \"gate\" } }\nlet table = \"Trip\"",
        """
        let a = NSLocalizedString(Keys.title, tableName: table, comment: "")
        let b = NSLocalizedString(Keys.Gate.name, comment: "")
        extension Keys { static var text: String { NSLocalizedString(title, comment: "") + NSLocalizedString(Gate.name, comment: "") } }
        let c = NSLocalizedString(Keys.unknown, comment: "")
        """)
      #expect(
        asked(found) == [
          "trip.title in Trip of unsaid", "gate in Localizable of unsaid", "trip.title in Localizable of unsaid",
          "gate in Localizable of unsaid", "{dynamic(\"Keys.unknown\")} in Localizable of unsaid",
        ])
    }

    @Test func `a variable is no constant, and two texts of one name are none`() {
      let found = joined(
        "enum K { static var a = \"x\" }\n#if DEBUG\nlet b = \"y\"\n#else\nlet b = \"z\"\n#endif",
        "let c = NSLocalizedString(K.a, comment: \"\"), d = NSLocalizedString(b, comment: \"\")")
      #expect(found.map(\.key) == [.dynamic("K.a"), .dynamic("b")])
    }

    @Test func `the raw value of a case is its key`() {
      let found = joined(
        "enum Kind: String { case bus, train = \"kind.train\" }",
        "let a = NSLocalizedString(Kind.bus.rawValue, comment: \"\"), b = NSLocalizedString(Kind.train.rawValue, comment: \"\")"
      )
      #expect(found.map(\.key) == [.literal("bus"), .literal("kind.train")])
    }

    @Test func `an enumeration that looks its raw value up asks for every case`() {
      let found = joined(
        "enum Kind: String {\n  case bus\n  case train = \"kind.train\"\n}",
        "extension Kind { var text: String { NSLocalizedString(rawValue, tableName: \"Kinds\", bundle: .module, comment: \"\") } }"
      )
      #expect(asked(found) == ["bus in Kinds of module", "kind.train in Kinds of module"])
      #expect(found.prefix(2).map(\.line) == [2, 3])
      #expect(found.last?.context.isHelperBody == true)
    }

    @Test(arguments: [
      ("extension Bundle { static var shop: Bundle { .module } }", ".shop", BundleExpression.module),
      ("extension Bundle { static let shop = Bundle(for: Token.self) }", "Bundle.shop", .type("Token")),
      (
        "extension Bundle { static let shop: Bundle = Bundle(identifier: \"a.b\") ?? .main }", ".shop",
        .identifier("a.b")
      ),
      ("enum Tables { static let bundle = Bundle.module }", "Tables.bundle", .module),
      ("let shop = Bundle.module", "shop", .module),
      ("enum A { static let b = B.c }\nenum B { static let c = Bundle.module }", "A.b", .module),
      ("private class BundleToken {}\nlet shop = Bundle(for: BundleToken.self)", "shop", .type("BundleToken")),
      (
        """
        enum Resources {
          static let bundle: Bundle = {
            #if SWIFT_PACKAGE
            return Bundle.module
            #else
            return Bundle(for: Token.self)
            #endif
          }()
        }
        """, "Resources.bundle", .module
      ),
      (
        "extension Bundle {\n#if SWIFT_PACKAGE\nstatic let shop = Bundle.module\n#else\nstatic let shop = Bundle(for: T.self)\n#endif\n}",
        ".shop", .module
      ),
      ("let other = Bundle.module", "Checkout.bundle", .named("Checkout.bundle")),
      ("enum A { static let b: Bundle = A.c\nstatic let c: Bundle = A.b }", "A.b", .named("A.b")),
    ])
    func `bundles are followed through constants`(_ constant: String, _ name: String, _ expected: BundleExpression) {
      #expect(joined(constant, "let t = String(localized: \"k\", bundle: \(name))").map(\.bundle) == [expected])
    }

    @Test func `a stored property with a value is followed`() {
      let code = """
        struct A { let bundle = Bundle.module; var t: String { String(localized: "k", bundle: bundle) } }
        struct B { let bundle: Bundle; var t: String { String(localized: "k", bundle: bundle) } }
        """
      #expect(joined(code).map(\.bundle) == [.module, .named("bundle")])
    }

    @Test func `names that stay open are told`() {
      #expect(
        module(["let a = NSLocalizedString(Keys.title, bundle: Shop.bundle, comment: \"\")"]).unknownNames == [
          "Keys", "Shop",
        ])
    }

    @Test func `a type inside of another hides a framework's view there alone`() {
      let found = joined(
        """
        import SwiftUI
        enum Style { struct Text { init(_ text: String) {} }
          static let a = Text("a") }
        extension Style { static let b = Text("b") }
        struct Screen { let c = Text("c") }
        final class Table { private enum Section { case main } }
        """, "import SwiftUI\nlet d = Text(\"d\"), e = Section(\"e\")",
        "import SwiftUI\nextension Screen { struct Label { init(_ text: String) {} }\n func f() { _ = Label(\"f\") } }")
      #expect(found.map(\.key) == [.literal("c"), .literal("d"), .literal("e")])
    }

    @Test func `a view of the module's own is not the framework's`() {
      let found = joined(
        "struct Label { init(_ text: String) {} }", "import SwiftUI\nlet a = Label(\"x\"), b = Text(\"y\")")
      #expect(found.map(\.key) == [.literal("y")])
    }

    @Test func `a key value takes the bundle of the view that shows it`() {
      let found = joined(
        """
        import SwiftUI
        struct Row: View {
          var title: LocalizedStringKey { flag ? "a" : "b" }
          var body: some View { Text(title, tableName: "T", bundle: .module) }
        }
        struct Other { let title: LocalizedStringKey = "c" }
        """)
      #expect(
        asked(found).filter { !$0.hasPrefix("{") } == [
          "a in T of module", "b in T of module", "c in Localizable of unsaid",
        ])
    }

    @Test(arguments: ["Text(steps[index], bundle: .module)", "Text(Self.titles[kind]!, bundle: .module)"])
    func `the elements of a collection take the bundle of the view that shows them`(_ use: String) {
      let found = joined(
        """
        import SwiftUI
        struct Row: View {
          let steps: [LocalizedStringKey] = ["a", "b"]
          static let titles: [Kind: LocalizedStringKey] = [.one: "a", .two: "b"]
          var body: some View { \(use) }
        }
        """)
      let bundles = Set(found.filter { $0.key.likelyKey == "a" }.map(\.bundle))
      #expect(bundles.contains(.module))
    }

    @Test(arguments: ["item.title", "$0.title", "$0", "step", "kind.title ?? other", "title(of: kind)"])
    func `a key value may be asked in any bundle, where a view asks one for values from elsewhere`(_ use: String) {
      let found = joined(
        """
        import SwiftUI
        struct List: View { var body: some View { ForEach(items) { Text(\(use), tableName: "T", bundle: .module) } } }
        """,
        "import SwiftUI\nenum Item { case a; var title: LocalizedStringKey { \"a\" } }",
        "import SwiftUI\nstruct Step { let text: LocalizedStringKey }\nlet step = Step(text: \"b\")",
        "import SwiftUI\nstruct Plain: View { var body: some View { Text(\"c\") } }")
      let asked = found.filter { !$0.context.isHelperBody }.compactMap { lookUp in
        lookUp.key.likelyKey.map { ($0, lookUp.bundle, lookUp.table) }
      }
      for (key, bundle, table) in asked {
        if key == "c" { #expect(bundle == .unsaid) } else { #expect(bundle != .unsaid && table == .named("T")) }
      }
      #expect(asked.map(\.0) == ["a", "b", "c"])
    }

    @Test func `a key value that is given to a view may be asked in the bundle which that view asks`() {
      let found = joined(
        """
        import SwiftUI
        struct Row: View {
          let title: LocalizedStringKey
          var body: some View { Text(title, bundle: .module) }
        }
        enum Copy { static let title: LocalizedStringKey = "a" }
        let rows = [Row(title: Copy.title), Row(title: "b")]
        """)
      let bundles = Dictionary(grouping: found) { $0.key.likelyKey }.mapValues { $0.map(\.bundle) }
      #expect(bundles["a"]?.contains(.unsaid) == false)
      #expect(bundles["b"]?.contains(.module) == true)
    }
  }
#endif
