#if canImport(SwiftParser)
  import CallSites
  import Testing

  /// What is not safe is not done, and says why.
  @Suite struct CallRefusalTests {
    @Test func `a key that the code makes is no key`() {
      let code = "func f(key: String) -> String { String(localized: String.LocalizationValue(key)) }"
      #expect(refusals(code, .bundle(".module")) == [.dynamicKey])
    }

    @Test func `a comment inside of a call that goes is not thrown away`() {
      let code = #"let a = NSLocalizedString("trip.title", /* heading */ comment: "")"#
      #expect(refusals(code, .title) == [.comment])
    }

    @Test func `what an argument does is not left out`() {
      let code = #"let a = NSLocalizedString("trip.title", comment: note())"#
      #expect(refusals(code, .title) == [.evaluation("note()")])
    }

    @Test func `a format in an interpolation is not left out`() {
      let code = #"let a = String(localized: "trip.arrivesIn \(minutes, format: .number)")"#
      #expect(refusals(code, .arrives) == [.interpolationOption("format")])
    }

    @Test func `arguments that are given elsewhere are not lost`() {
      let code = """
        func f() -> String {
          let format = NSLocalizedString("trip.arrivesIn %d", comment: "")
          return String(format: format, 5)
        }
        """
      #expect(refusals(code, .arrives) == [.filledLater])
      let two = #"let a = String(format: NSLocalizedString("trip.arrivesIn %d", comment: ""), 1, 2)"#
      #expect(refusals(two, .arrives) == [.argumentCount(expected: 1, found: 2)])
    }

    @Test func `a locale is not dropped`() {
      let route = CallRoute.accessor(CallAccessor(expression: "TripCopy.title"))
      #expect(refusals(#"let a = String(localized: "trip.title", locale: reader)"#, route) == [.locale("reader")])
      #expect(
        edited(#"let a = String(localized: "trip.title", locale: .current)"#, route) == "let a = TripCopy.title()")
    }

    @Test func `types are not guessed`() {
      for code in [
        #"let a = AttributedString(localized: "trip.title")"#, #"let a = LocalizedStringResource("trip.title")"#,
        #"let a: LocalizedStringKey = "trip.title""#, #"f(.init(localized: "trip.title"))"#,
        #"let a = String.LocalizationValue("trip.title")"#,
      ] {
        let reasons = refusals(code, .title)
        #expect(reasons.count == 1)
        #expect(reasons.allSatisfy { if case .type = $0 { true } else { false } }, "\(code) \(reasons)")
      }
      #expect(
        edited(#"let a: String = .init(localized: "trip.title")"#, .title) == "let a: String = TripCopy.title()")
    }

    @Test func `a text with markup stays a key of its view`() {
      let code = "import SwiftUI\nlet a = Text(\"trip.title\")\n"
      for text in ["**Your** trip", "[Trip](https://example.com)", "^[1 trip](inflect: true)", "an *old* trip"] {
        #expect(refusals(code, .title, text: text) == [.markup])
      }
      #expect(edited(code, .title, text: "2 * 3 = 6 * 1, snake_case_name").contains("Text(TripCopy.title())"))
    }

    @Test func `one of several keys of a call is not taken out`() {
      #expect(
        refusals(#"let a = String(localized: isNew ? "trip.title" : "trip.old")"#, .title, keys: ["trip.title"])
          == [.severalKeys])
    }

    @Test func `an #if in the middle of an expression is left alone`() {
      let code = """
        import SwiftUI
        let a = list
          #if os(iOS)
            .navigationTitle("trip.title")
          #endif

        """
      #expect(refusals(code, .title) == [.conditionInside])
    }

    @Test func `statements under an #if are edited`() {
      let code = "#if DEBUG\n  let a = String(localized: \"trip.title\")\n#endif\n"
      #expect(edited(code, .title) == "#if DEBUG\n  let a = TripCopy.title()\n#endif\n")
    }

    @Test func `what a macro or the system reads stays a literal`() {
      #expect(
        refusals(#"let a = #note(String(localized: "trip.title"))"#, .title) == [.macro("#note")])
      let intent = "import AppIntents\nstruct A { @Parameter(title: \"trip.title\") var x: Int }\n"
      let reasons = refusals(intent, .checkout)
      #expect(reasons.count == 1 && reasons.allSatisfy { if case .systemReads = $0 { true } else { false } })
    }

    @Test func `a type of the file's own is not mistaken for the owner`() {
      let code = "enum TripCopy {}\nlet a = String(localized: \"trip.title\")\n"
      #expect(refusals(code, .title) == [.shadowed("TripCopy")])
    }

    @Test func `code that is broken is not edited`() {
      #expect(refusals("let a = String(localized: \"trip.title\")\nlet b = (\n", .title) == [.unreadableFile])
    }

    @Test func `a file that changed meanwhile is not edited`() {
      let lookUp = LookUp(line: 3, column: 9, api: .string, key: .literal("trip.title"))
      let bytes = Array("let a = String(localized: \"trip.title\")\n".utf8)
      let outcome = CallEditing(bytes, file: "A.swift").outcome(of: [RoutedCall(lookUp, .title)])
      #expect(outcome.refusals == [CallRefusal(line: 3, column: 9, reason: .noLookUp)])
    }

    @Test func `what can be done is done, and the rest is told with its place`() {
      let code = "let a = String(localized: \"k\")\nlet b: LocalizedStringKey = \"k\"\n"
      let outcome = outcome(code, .bundle(".module"))
      #expect(outcome.made.count == 1 && outcome.refusals.map(\.line) == [2])
      #expect(
        String(decoding: outcome.bytes, as: UTF8.self).hasPrefix("let a = String(localized: \"k\", bundle: .module)"))
    }

    @Test func `every reason is a sentence for a person`() {
      let reasons: [CallRefusal.Reason] = [
        .unreadableFile, .noLookUp, .dynamicKey, .severalKeys, .noBundleArgument("x"), .unknownArgument("x"),
        .wrapper("x"), .systemReads("x"), .macro("x"), .conditionInside, .specifier("x"), .interpolationOption("x"),
        .argumentCount(expected: 1, found: 2), .filledLater, .evaluation("x"), .defaultValue("x", owner: "y"),
        .defaultValue("x", owner: nil), .locale("x"), .type("x y z and more"), .markup, .comment, .shadowed("x"),
        .unwritable("x"), .overlap, .notVerified("x"),
      ]
      for reason in reasons { #expect(reason.words.count > 12) }
      #expect(Set(reasons.map(\.words)).count == reasons.count)
    }
  }
#endif
