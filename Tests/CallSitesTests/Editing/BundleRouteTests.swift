#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct BundleRouteTests {
    @Test(arguments: [
      (#"String(localized: "k")"#, #"String(localized: "k", bundle: .module)"#),
      (#"String(localized: "k", comment: "c")"#, #"String(localized: "k", bundle: .module, comment: "c")"#),
      (
        #"String(localized: "k", table: "T", locale: .current, comment: "c")"#,
        #"String(localized: "k", table: "T", bundle: .module, locale: .current, comment: "c")"#
      ),
      (#"String(localized: "k", bundle: .main)"#, #"String(localized: "k", bundle: .module)"#),
      (#"String(localized: "k \(1 + 2)")"#, #"String(localized: "k \(1 + 2)", bundle: .module)"#),
      (#"String(localized: "k",comment: "c")"#, #"String(localized: "k",bundle: .module,comment: "c")"#),
      (#"NSLocalizedString("k", comment: "")"#, #"NSLocalizedString("k", bundle: .module, comment: "")"#),
      (
        #"NSLocalizedString("k", tableName: "T", value: "v", comment: "")"#,
        #"NSLocalizedString("k", tableName: "T", bundle: .module, value: "v", comment: "")"#
      ),
      (
        #"LocalizedStringResource("k", locale: .current, comment: "c")"#,
        #"LocalizedStringResource("k", locale: .current, bundle: .atURL(Bundle.module.bundleURL), comment: "c")"#
      ),
      (#"AttributedString(localized: "k")"#, #"AttributedString(localized: "k", bundle: .module)"#),
      (
        #"Bundle.main.localizedString(forKey: "k", value: nil, table: nil)"#,
        #"Bundle.module.localizedString(forKey: "k", value: nil, table: nil)"#
      ),
      (
        #"String(localized: String.LocalizationValue("k"))"#,
        #"String(localized: String.LocalizationValue("k"), bundle: .module)"#
      ),
      (
        #"String(localized: LocalizedStringResource("k"))"#,
        #"String(localized: LocalizedStringResource("k", bundle: .atURL(Bundle.module.bundleURL)))"#
      ),
      (##"String(localized: #"k"#)"##, ##"String(localized: #"k"#, bundle: .module)"##),
      (#"String(localized: "\u{1F600} 🇩🇪é")"#, #"String(localized: "\u{1F600} 🇩🇪é", bundle: .module)"#),
      (#"String(localized: ("k"))"#, #"String(localized: ("k"), bundle: .module)"#),
    ])
    func `the bundle stands where the call's declaration has it`(code: String, expected: String) {
      #expect(edited("let a = \(code)\n", .bundle(".module")) == "let a = \(expected)\n")
    }

    @Test func `a view's text gets a bundle, and a table where the owner's is another`() {
      let code = """
        import SwiftUI
        let a = Text("k")
        let b = Text("k", comment: "c")
        let c = Text(LocalizedStringKey("k"), tableName: "Old", bundle: .main)

        """
      let expected = """
        import SwiftUI
        let a = Text("k", tableName: "Trips", bundle: .trips)
        let b = Text("k", tableName: "Trips", bundle: .trips, comment: "c")
        let c = Text(LocalizedStringKey("k"), tableName: "Trips", bundle: .trips)

        """
      #expect(edited(code, .bundle(".trips", table: "Trips")) == expected)
    }

    @Test func `the owner's usual table takes the place of another one`() {
      let code = #"let a = NSLocalizedString("k", tableName: "Old", comment: "")"#
      #expect(
        edited(code, .bundle(".module", table: "Localizable"))
          == #"let a = NSLocalizedString("k", tableName: "Localizable", bundle: .module, comment: "")"#)
      let other = #"let a = Bundle.main.localizedString(forKey: "k", value: nil, table: "Old")"#
      #expect(
        edited(other, .bundle("Trips.bundle", table: "Trips"))
          == #"let a = Trips.bundle.localizedString(forKey: "k", value: nil, table: "Trips")"#)
    }

    @Test func `a modifier gets a Text where it takes one`() {
      let code = """
        import SwiftUI
        let a = list.navigationTitle("k").alert("k", isPresented: $b) { Button(role: .cancel) {} }
        let c = list.navigationTitle(isNew ? "k" : "l")

        """
      let expected = """
        import SwiftUI
        let a = list.navigationTitle(Text("k", bundle: .module)).alert(Text("k", bundle: .module), isPresented: $b) { Button(role: .cancel) {} }
        let c = list.navigationTitle(Text(isNew ? "k" : "l", bundle: .module))

        """
      #expect(edited(code, .bundle(".module")) == expected)
    }

    @Test func `a view without a place for a bundle is left alone`() {
      let code = "import SwiftUI\nlet a = Button(\"k\") {}\nlet b = Label(\"k\", systemImage: \"x\")\n"
      let reasons = refusals(code, .bundle(".module"))
      #expect(reasons.count == 2)
      #expect(reasons.allSatisfy { if case .noBundleArgument = $0 { true } else { false } })
    }

    @Test func `both branches of one call move together, and one alone does not`() {
      let code = #"let a = String(localized: isNew ? "k" : "l")"#
      #expect(edited(code, .bundle(".module")) == #"let a = String(localized: isNew ? "k" : "l", bundle: .module)"#)
      let reasons = refusals(code, .bundle(".module"), keys: ["k"])
      #expect(reasons == [.notVerified("the look-up in line 1 would ask another bundle")])
    }

    @Test func `a call inside of another one is edited too`() {
      let code = #"let a = String(localized: "k \(String(localized: "l"))")"#
      #expect(
        edited(code, .bundle(".module"))
          == #"let a = String(localized: "k \(String(localized: "l", bundle: .module))", bundle: .module)"#)
      #expect(
        edited(code, .bundle(".module"), keys: ["l"])
          == #"let a = String(localized: "k \(String(localized: "l", bundle: .module))")"#)
    }

    @Test func `a wrapper's call is edited where the wrapper takes a bundle`() {
      let code = """
        func tr(_ key: String, bundle: Bundle = .main, comment: String = "") -> String {
          NSLocalizedString(key, bundle: bundle, comment: comment)
        }
        let a = tr("k")
        let b = tr("k", comment: "c")

        """
      let expected = code.replacing("tr(\"k\")", with: "tr(\"k\", bundle: .module)")
        .replacing("tr(\"k\", comment: \"c\")", with: "tr(\"k\", bundle: .module, comment: \"c\")")
      #expect(edited(code, .bundle(".module"), keys: ["k"]) == expected)
      let plain = "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\nlet a = tr(\"k\")\n"
      #expect(refusals(plain, .bundle(".module"), keys: ["k"]) == [.wrapper("tr")])
    }

    @Test func `a bundle that is none is refused`() {
      let code = #"let a = String(localized: "k")"#
      #expect(refusals(code, .bundle("1 +")) == [.unwritable("1 +")])
      #expect(refusals(code, .bundle("nil")) == [.unwritable("nil")])
    }

    @Test func `a default text that is not the owner's is not moved`() {
      let code = #"let a = NSLocalizedString("k", value: "Trip", comment: "")"#
      #expect(refusals(code, .bundle(".module"), text: "Your trip") == [.defaultValue("Trip", owner: "Your trip")])
      #expect(
        edited(code, .bundle(".module"), text: "Trip")
          == #"let a = NSLocalizedString("k", bundle: .module, value: "Trip", comment: "")"#)
    }
  }
#endif
