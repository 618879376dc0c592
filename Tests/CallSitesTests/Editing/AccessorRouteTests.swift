#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct AccessorRouteTests {
    @Test(arguments: [
      (#"String(localized: "trip.arrivesIn \(minutes)")"#, "TripCopy.arrivesIn(minutes: minutes)"),
      (
        #"String(localized: "trip.arrivesIn \(a.b(c: "d") + 1)", bundle: .main, comment: "c")"#,
        #"TripCopy.arrivesIn(minutes: a.b(c: "d") + 1)"#
      ),
      (
        #"String(localized: "trip.arrivesIn \(minutes)", locale: reader)"#,
        "TripCopy.arrivesIn(minutes: minutes, locale: reader)"
      ),
      (
        #"String(format: NSLocalizedString("trip.arrivesIn %d", comment: ""), minutes)"#,
        "TripCopy.arrivesIn(minutes: minutes)"
      ),
      (
        #"String(format: NSLocalizedString("trip.arrivesIn %d", comment: ""), locale: .current, minutes)"#,
        "TripCopy.arrivesIn(minutes: minutes, locale: .current)"
      ),
      (
        #"String.localizedStringWithFormat(NSLocalizedString("trip.arrivesIn %d", comment: ""), minutes)"#,
        "TripCopy.arrivesIn(minutes: minutes)"
      ),
      (
        ##"String(localized: #"trip.arrivesIn \#(minutes)"#)"##,
        "TripCopy.arrivesIn(minutes: minutes)"
      ),
    ])
    func `arguments of the key become arguments of the accessor`(code: String, expected: String) {
      #expect(edited("let a = \(code)  // soon\n", .arrives) == "let a = \(expected)  // soon\n")
    }

    @Test(arguments: [
      (#"String(localized: "trip.title")"#, "TripCopy.title()"),
      (#"NSLocalizedString("trip.title", comment: "")"#, "TripCopy.title()"),
      (#"Bundle.main.localizedString(forKey: "trip.title", value: nil, table: nil)"#, "TripCopy.title()"),
      (#"Text("trip.title")"#, "Text(TripCopy.title())"),
      (#"Text("trip.title", tableName: "Trips", bundle: .main, comment: "c").bold()"#, "Text(TripCopy.title()).bold()"),
      (#"Label("trip.title", systemImage: "tram")"#, #"Label(TripCopy.title(), systemImage: "tram")"#),
      (#"Button("trip.title") { go() }"#, "Button(TripCopy.title()) { go() }"),
      (#"list.navigationTitle("trip.title")"#, "list.navigationTitle(TripCopy.title())"),
      (#""\(String(localized: "trip.title")): \(n)""#, #""\(TripCopy.title()): \(n)""#),
    ])
    func `a message without arguments is one call`(code: String, expected: String) {
      #expect(edited("import SwiftUI\nlet a = \(code)\n", .title) == "import SwiftUI\nlet a = \(expected)\n")
    }

    @Test(arguments: [
      (#"Text("checkout.title")"#, "Text(CheckoutText.title)"),
      (#"String(localized: "checkout.title", comment: "c")"#, "String(localized: CheckoutText.title)"),
      (#"AttributedString(localized: "checkout.title")"#, "AttributedString(localized: CheckoutText.title)"),
      (#"LocalizedStringResource("checkout.title", table: "Checkout")"#, "CheckoutText.title"),
      (#"NSLocalizedString("checkout.title", comment: "")"#, "String(localized: CheckoutText.title)"),
      (#"list.navigationTitle("checkout.title")"#, "list.navigationTitle(Text(CheckoutText.title))"),
    ])
    func `a resource stands where a resource is taken`(code: String, expected: String) {
      #expect(edited("import SwiftUI\nlet a = \(code)\n", .checkout) == "import SwiftUI\nlet a = \(expected)\n")
    }

    @Test func `nested calls are rewritten together`() {
      let code = #"let a = String(localized: "trip.to \(String(localized: "trip.title"))")"#
      let bytes = Array(code.utf8)
      let lookUps = FileScanner.scan(bytes, path: "A.swift").lookUps
      let outer = CallRoute.accessor(expression: "TripCopy.heading", labels: ["destination"])
      let outcome = CallEditing(bytes, file: "A.swift").outcome(
        of: lookUps.map { RoutedCall($0, $0.key == .literal("trip.title") ? .title : outer) })
      #expect(outcome.refusals.isEmpty)
      #expect(
        String(decoding: outcome.bytes, as: UTF8.self) == "let a = TripCopy.heading(destination: TripCopy.title())")
    }

    @Test func `several arguments keep their order`() {
      let route = CallRoute.accessor(expression: "TripCopy.party", labels: ["adults", nil])
      #expect(
        edited(#"let a = String(localized: "trip.party \(next()) \(next())")"#, route)
          == "let a = TripCopy.party(adults: next(), next())")
    }

    @Test func `arguments of a default text are the key's`() {
      let code = #"let a = String(localized: "trip.arrivesIn", defaultValue: "Arrives in \(minutes) minutes")"#
      #expect(
        edited(code, .arrives, text: "Arrives in %lld minutes") == "let a = TripCopy.arrivesIn(minutes: minutes)")
      #expect(
        refusals(code, .arrives, text: "Arrives")
          == [.defaultValue(#"Arrives in \(minutes) minutes"#, owner: "Arrives")])
      #expect(refusals(code, .arrives) == [.defaultValue(#"Arrives in \(minutes) minutes"#, owner: nil)])
    }

    @Test func `a specifier stays where the accessor has the same`() {
      let code = #"let a = String(localized: "trip.distance \(km, specifier: "%.1f")")"#
      let plain = CallAccessor(expression: "TripCopy.distance", labels: ["kilometres"])
      #expect(refusals(code, .accessor(plain)) == [.specifier("%.1f")])
      var same = plain
      same.specifiers = ["%.1f"]
      #expect(edited(code, .accessor(same)) == "let a = TripCopy.distance(kilometres: km)")
    }

    @Test func `an owner's function for keys takes the key as it is`() {
      let localized = CallRoute.keyed(KeyedAccessor(expression: "localized", form: .receiver, locale: "locale"))
      #expect(edited(#"let a = String(localized: "common.done")"#, localized) == #"let a = "common.done".localized()"#)
      #expect(
        edited(##"let a = Text(NSLocalizedString(#"common.done"#, comment: ""))"##, localized)
          == ##"let a = Text(#"common.done"#.localized())"##)
      let function = CallRoute.keyed(
        KeyedAccessor(expression: "String.localized", form: .argument(label: nil), takesArguments: true))
      #expect(
        edited(#"let a = String(localized: "common.updated \(time)", comment: "c")"#, function)
          == #"let a = String.localized("common.updated \(time)")"#)
      #expect(
        refusals(#"let a = String(localized: "common.updated \(time)")"#, localized)
          == [.argumentCount(expected: 0, found: 1)])
      #expect(
        edited(#"let a = String(format: NSLocalizedString("common.n %d", comment: ""), 1)"#, localized)
          == #"let a = String(format: "common.n %d".localized(), 1)"#)
    }
  }
#endif
