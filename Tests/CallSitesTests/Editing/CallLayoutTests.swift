#if canImport(SwiftParser)
  import CallSites
  import Testing

  @Suite struct CallLayoutTests {
    @Test func `an argument gets a line of its own where the others have one`() {
      let code = """
        let a = String(
          localized: "k",  // the title
          // said to translators
          comment: "c"
        )
        let b = String(
        \tlocalized: "k"
        )
        let c = String(
          localized: "k"  // the title
        )
        let d = String(localized: "k",
                       comment: "c")

        """
      let expected = """
        let a = String(
          localized: "k",  // the title
          bundle: .module,
          // said to translators
          comment: "c"
        )
        let b = String(
        \tlocalized: "k",
        \tbundle: .module
        )
        let c = String(
          localized: "k",  // the title
          bundle: .module
        )
        let d = String(localized: "k",
                       bundle: .module,
                       comment: "c")

        """
      #expect(edited(code, .bundle(".module")) == expected)
    }

    @Test func `a comma behind the last argument stays one`() {
      let code = "let a = String(\n  localized: \"k\",\n)\nlet b = String(localized: \"k\",)\n"
      let expected =
        "let a = String(\n  localized: \"k\",\n  bundle: .module,\n)\nlet b = String(localized: \"k\", bundle: .module,)\n"
      #expect(edited(code, .bundle(".module")) == expected)
    }

    @Test func `comments between arguments stay where they are`() {
      let code = #"let a = NSLocalizedString(/* key */ "k" /* shown */, /* why */ comment: "" /* none */)"#
      #expect(
        edited(code, .bundle(".module"))
          == #"let a = NSLocalizedString(/* key */ "k" /* shown */, bundle: .module, /* why */ comment: "" /* none */)"#
      )
    }

    @Test func `line ends, byte order mark and everything around stay`() {
      let code =
        "\u{FEFF}// 😀\r\nimport Foundation\r\n\r\nlet a = String(\r\n\tlocalized: \"k\",\r\n\tcomment: \"é\")\r\nlet b = 1\t \r\n"
      let expected = code.replacing("\"k\",\r\n", with: "\"k\",\r\n\tbundle: .module,\r\n")
      #expect(Array(edited(code, .bundle(".module")).utf8) == Array(expected.utf8))
    }

    @Test func `literals of several lines keep their lines`() {
      let code = "let a = String(\n  localized: \"\"\"\n    k \\\n    l\n    \"\"\")\n"
      let expected = "let a = String(\n  localized: \"\"\"\n    k \\\n    l\n    \"\"\",\n  bundle: .module)\n"
      #expect(edited(code, .bundle(".module")) == expected)
    }

    @Test func `trailing closures and chained calls stay`() {
      let code = """
        import SwiftUI
        let a = HStack {
          Text("k")  // one
            .bold()
          Button { save() } label: { Text("k") }
        }

        """
      let expected = code.replacing("Text(\"k\")", with: "Text(\"k\", bundle: .module)")
      #expect(edited(code, .bundle(".module")) == expected)
    }

    @Test func `arguments of an accessor keep their own layout`() {
      let code = #"""
        let a = String(
          localized: """
            trip.arrivesIn \(max(
              minutes,  // never less
              1))
            """,
          bundle: .main)

        """#
      let expected = """
        let a = TripCopy.arrivesIn(minutes: max(
              minutes,  // never less
              1))

        """
      #expect(edited(code, .arrives) == expected)
    }
  }
#endif
